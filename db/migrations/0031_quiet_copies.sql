-- A restored copy neither sends emails nor takes payments until the operator ends this state (`etb go-live`).
alter table installation add column quiet_since timestamptz;
