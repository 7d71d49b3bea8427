export const orderEmail = {
  firstTitle: 'First documents',
  first:
    'Please have these ready: the salary certificate (Lohnausweis) from each employer, your bank statements as at 31 December, and your residence permit (front and back). The checklist in your case shows everything else.',
  datesTitle: 'First deadlines',
  dates:
    'Requests about tax at source must reach the tax office by 31 March of the year after the tax year or, if you leave Switzerland, before you deregister. This deadline cannot be extended. Your tax return is due on the date printed on your tax return form: 31 March in most cantons, 15 March in Bern. If you already have a letter from the tax office, please upload it first.',
  refundTitle: 'Refund',
} as const
