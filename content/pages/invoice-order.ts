/** The page on which an order is placed that is paid by transfer. */
export const invoiceOrder = {
  title: 'Order by invoice',
  lead: 'You get an invoice with a Swiss QR-bill by email and pay it from your bank.',
  link: 'Pay by invoice instead',
  linesTitle: 'Your order',
  formTitle: 'Who the invoice is for',
  fields: {
    name: 'Name',
    email: 'Email',
    street: 'Street',
    houseNumber: 'Number',
    postcode: 'Postcode',
    town: 'Town',
    country: 'Country (two letters)',
  },
  countryHint: 'Such as CH, DE or FR.',
  paidFirst: 'Your case opens when the payment is here.',
  atOnce: 'Your case opens at once.',
  button: 'Place the order by invoice',
  back: 'Back to your cart',
} as const
