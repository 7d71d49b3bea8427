/** The page of a price that is kept. */
export const guaranteedPrice = {
  title: 'Your kept price',
  lead: 'Whoever holds this link pays this price until then, also when it costs more by that time.',
  total: 'Total',
  until: 'Kept until',
  inCart: 'Put it into my cart',
  linkTitle: 'The link',
  linkHint: 'Copy it, or bookmark this page. It counts for one order.',
  emailTitle: 'Send the link to myself',
  emailLabel: 'Email address',
  emailHint: 'One letter with the link. We do not keep the address for anything else.',
  emailButton: 'Send the link',
  mailed: 'The letter is on its way. If it does not come, look among unwanted mail.',
  terms: 'A kept price is not added to other discounts: your cart takes whichever is better for you.',
  again: 'Work the price out anew',
  notOrderable: 'Nothing of this price is sold any more.',
} as const
