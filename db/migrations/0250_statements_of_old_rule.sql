-- Until now all foreign tax of a statement was proposed as the DA-1 credit. The statements that were read before cannot be
-- computed again from what is stored: each that proposed such a credit says that it has to be compared.
set local lock_timeout = '5s';

update tax_statements
set remarks = remarks || jsonb_build_array(jsonb_build_object(
  'code', 'credit-of-old-rule', 'values', jsonb_build_object('cents', content->'sums'->'credit')))
where state in ('taken', 'held', 'replaced') and (content->'sums'->>'credit')::bigint > 0;
