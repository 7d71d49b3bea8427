-- Production now starts closed until an owner opens it. A site whose company data are confirmed is already open.
insert into settings (key, value, updated_at)
select 'site_opened_at', to_jsonb(to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now()
where exists (select from settings where key = 'company.legalName');
