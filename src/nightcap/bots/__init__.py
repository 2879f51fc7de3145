"""Players that get views and options, and nothing else."""
