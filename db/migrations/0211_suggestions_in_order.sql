-- Many invoices are open with one amount: the oldest of them are read from the index alone, in their order.
drop index invoices_by_open_amount;
drop index invoices_by_recipient;
create index invoices_by_open_amount on invoices
  ((total_cents - paid_cents - credited_cents - written_off_cents), issued_at, id)
  where kind = 'invoice' and pay_by = 'transfer' and state in ('issued', 'partly_paid', 'overdue');
create index invoices_by_recipient on invoices (searchable(recipient_name), issued_at, id)
  where kind = 'invoice' and pay_by = 'transfer' and state in ('issued', 'partly_paid', 'overdue');
