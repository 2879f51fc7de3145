"""A certificate of our own, for a table that wants TLS and has no better one."""

from __future__ import annotations

import datetime as dt
import ipaddress
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

LASTS = dt.timedelta(days=365)
RENEW = dt.timedelta(days=7)
"""Before it ends."""


class Certificate(NamedTuple):
    certificate: Path
    key: Path
    fingerprint: str
    """For people to compare with what their browser shows."""


def own_certificate(folder: Path, names: Sequence[str]) -> Certificate:
    """The one in this folder, if it is still good for these names; otherwise a new one."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    kept = read(certificate) if key.exists() else None
    if kept is None or not is_good(kept, names):
        kept = make(certificate, key, names)
    digest = kept.fingerprint(hashes.SHA256()).hex().upper()
    return Certificate(certificate, key, ":".join(digest[i : i + 2] for i in range(0, len(digest), 2)))


def read(path: Path) -> x509.Certificate | None:
    try:
        return x509.load_pem_x509_certificate(path.read_bytes())
    except (OSError, ValueError):
        return None


def is_good(certificate: x509.Certificate, names: Sequence[str]) -> bool:
    ends = certificate.not_valid_after_utc
    said = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return now() + RENEW < ends and set(map(general_name, names)) <= set(said)


def make(certificate: Path, key: Path, names: Sequence[str]) -> x509.Certificate:
    private = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Nightcap")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now() - dt.timedelta(hours=1))
        .not_valid_after(now() + LASTS)
        .add_extension(x509.SubjectAlternativeName([general_name(each) for each in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(private, hashes.SHA256())
    )
    certificate.parent.mkdir(parents=True, exist_ok=True)
    secret = private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    key.unlink(missing_ok=True)
    with os.fdopen(os.open(key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secret)
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    return made


def general_name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def now() -> dt.datetime:
    return dt.datetime.now(dt.UTC)
