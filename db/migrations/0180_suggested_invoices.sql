-- Payments that wait for a decision are compared with each open invoice: by what is still to be paid, and by the name.
create index invoices_by_open_amount on invoices ((total_cents - paid_cents - credited_cents - written_off_cents), issued_at)
  where kind = 'invoice' and pay_by = 'transfer';
create index invoices_by_recipient on invoices (searchable(recipient_name)) where kind = 'invoice' and pay_by = 'transfer';
