-- Invoices that a payment of the bank may mean are found by what is open and by whom they are for: a page asks for a hundred payments.
create index invoices_by_open_amount on invoices ((total_cents - paid_cents - credited_cents - written_off_cents))
  where kind = 'invoice' and pay_by = 'transfer';
create index invoices_by_recipient on invoices (searchable(recipient_name))
  where kind = 'invoice' and pay_by = 'transfer';
