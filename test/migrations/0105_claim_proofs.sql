insert into claim_proofs (claim_id, is_proven, address, dated_on, valid_until, said_by, version, changed_by, changed_at)
values ('clients', true, 'https://example.com/register', '2026-11-01', '2027-10-31', 'Olga Owner', 1, 'olga', now());
