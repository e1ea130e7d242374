"""Zooloretto and Aquaretto at one table: every player has a zoo and a water park, and one purse for both."""
