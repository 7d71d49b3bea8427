-- A letter whose subscriber is forgotten stays as a number: what the mail server said of it names the mailbox.
set local lock_timeout = '5s';

create function forget_delivery_outcome() returns trigger language plpgsql as $$
begin
  if new.state <> 'skipped' then new.outcome := null; end if;
  return new;
end $$;
create trigger campaign_deliveries_forgotten before update of subscriber_id on campaign_deliveries for each row
  when (new.subscriber_id is null and old.subscriber_id is not null) execute function forget_delivery_outcome();
update campaign_deliveries set outcome = null where subscriber_id is null and state <> 'skipped' and outcome is not null;
create index campaigns_by_end on campaigns (ended_at);
