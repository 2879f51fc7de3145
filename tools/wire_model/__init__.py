"""The types of the wire, between Python and TypeScript: read, checked against values, rendered."""
