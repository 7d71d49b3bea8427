export const orderEmail = {
  firstTitle: 'First documents',
  first:
    'Have these ready: the salary certificate of each employer, the bank statements as at 31 December, and your residence permit (front and back). The checklist of your case names the rest.',
  datesTitle: 'First dates',
  dates:
    'Requests about tax at source must be received by 31 March of the year after the tax year, and before you deregister if you leave Switzerland: nobody can extend this. The return itself is due by the date printed on your form, in most cantons 31 March, in Bern 15 March. If a letter of the tax office lies before you, upload it first.',
  refundTitle: 'Refund',
} as const
