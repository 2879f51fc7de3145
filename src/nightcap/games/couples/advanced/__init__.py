"""Poker for Couples, the advanced version: coins, tricks, a track and a shop. A-01…A-113."""
