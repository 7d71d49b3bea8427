export const page = {
  doIHaveToFile: 'Do I have to file?',
  whyThisResult: 'How we worked this out',
  lawAsOf: (date: string) => `Law as of ${date}. We do not store what you enter.`,
  whatWeDo: 'What we can do for you:',
}

export const quasiResidence = {
  title: (year: number) => `Quasi-residence check ${year}`,
  share: 'Share of your income taxable in Switzerland',
  worldGross: 'Worldwide gross income',
  fields: {
    year: 'Tax year',
    home: 'Where do you live?',
    italianAgreement: 'Are you a cross-border commuter under the agreement with Italy?',
    salary: 'Your gross salary taxed in Switzerland',
    otherSwiss: 'Your other income taxable in Switzerland',
    salaryElsewhere: 'Your salary taxed outside Switzerland',
    homeValue: 'Rental value of the home you own abroad',
    otherElsewhere: 'Your other income outside Switzerland',
    married: 'Are you married?',
    partnerSwiss: 'Your spouse’s gross income taxable in Switzerland',
    partnerElsewhere: 'Your spouse’s gross income outside Switzerland',
  },
  hints: {
    italianAgreement:
      'Only if you live in Italy: you work in Graubünden, Ticino or Valais, your commune is within 20 km of the border, and you normally go home every day.',
    salary: 'Gross for the year, before any deductions, with 13th salary and bonus.',
    otherSwiss: 'For example rent from a flat in Switzerland.',
    salaryElsewhere: 'For example days you worked from home and your country taxes.',
    homeValue: 'What the home you live in would cost to rent for a year. Enter 0 if you rent it yourself.',
    otherElsewhere: 'Interest, dividends, rent and pensions, before deductions.',
    partnerElsewhere: 'Before deductions. Enter 0 if there is none. Partners you are not married to do not count.',
  },
  homes: { FR: 'France', DE: 'Germany', IT: 'Italy', AT: 'Austria', LI: 'Liechtenstein', other: 'Another country' },
  yes: 'Yes',
  no: 'No',
  outcome: {
    passes: 'You pass the 90% test',
    fails: 'You do not pass the 90% test',
    excluded: 'Commuters under the agreement with Italy cannot use quasi-residence',
    termOver: 'The deadline has passed: the tax deducted is final',
  },
  until: (date: string) =>
    `The request must reach the tax office of the canton where you work, in writing, by ${date}. The deadline cannot be extended. You cannot withdraw the request, and you must make a new one for each year.`,
  wasUntil: (date: string) => `The request had to reach the tax office by ${date}. This deadline cannot be extended.`,
  room: (amount: string, limit: string) =>
    `With ${amount} taxable in Switzerland, income elsewhere can be up to ${limit} a year.`,
  waysTitle: 'Three ways to quasi-residence (DBG Art. 99a)',
  ways: [
    'At least 90% of the worldwide gross income of you and your spouse is taxable in Switzerland (letter a).',
    'Your situation is comparable to that of someone who lives in Switzerland (letter b).',
    'You need the return to claim deductions that a tax treaty gives you (letter c).',
  ],
  belowTitle: 'Below 90%?',
  below: 'Letters b and c are still open, but the tax office decides. Ask an adviser before the deadline.',
  riskTitle: 'Before you decide',
  risk: 'A tax return can cost more than tax at source, because your worldwide income sets the rate. Compare both before you send the request.',
  before: {
    text: 'Enter your income to see whether you pass the 90% test',
    coming: ['Your share, to two decimals', 'The last day for the request', 'The three ways the law gives you'],
    example: 'Example: salary CHF 110,000, home in France',
  },
  spoken: (share: string, outcome: string) => `${outcome}. ${share} of your income is taxable in Switzerland.`,
  barLabel: 'Taxable in Switzerland',
}
