-- What the roles of the program must not change, whatever a fault in it asks for. The owner of the tables still can.

-- What was ordered costs what it cost when it was ordered.
create function order_total_stays() returns trigger language plpgsql as $$
begin
  if current_user in ('app_system', 'app_client') then
    raise exception 'the total of an order never changes' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger order_total_stays before update of total_cents, currency_code on orders
  for each row when (old.total_cents <> new.total_cents or old.currency_code <> new.currency_code)
  execute function order_total_stays();

-- An offer that was sent keeps its lines: what changes is the next version. Removed with the offer itself they may go.
create function quote_lines_stay() returns trigger language plpgsql as $$
declare
  quote uuid := case when tg_op = 'DELETE' then old.quote_id else new.quote_id end;
begin
  if current_user in ('app_system', 'app_client')
    and exists (select from quotes where id = quote and state <> 'draft') then
    raise exception 'the lines of an offer that was sent never change' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger quote_lines_stay before insert or update or delete on quote_lines
  for each row execute function quote_lines_stay();

-- A client takes the steps that are theirs, and what follows from their documents; all others are the firm's.
create function client_takes_own_steps() returns trigger language plpgsql as $$
begin
  if current_user = 'app_client' and not (
    (new.state = 'in_preparation' and old.state in ('intake', 'waiting_for_documents', 'client_approval'))
    or (new.state = 'waiting_for_documents' and old.state in ('intake', 'in_preparation', 'review'))
    or (new.state = 'closed' and old.state = 'assessed')
    or (new.state = 'withdrawn' and old.state in
      ('intake', 'waiting_for_documents', 'in_preparation', 'review', 'client_approval', 'on_hold'))
  ) then
    raise exception 'this step of a case is not the client''s' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger client_takes_own_steps before update of state on cases
  for each row when (old.state <> new.state) execute function client_takes_own_steps();
