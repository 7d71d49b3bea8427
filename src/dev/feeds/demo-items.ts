export type DemoItem = { id: string; daysAgo: number; title: string; paragraphs: readonly string[] }

export type DemoFeedId = 'government' | 'policy' | 'law' | 'business' | 'press'

export const demoItems: Record<DemoFeedId, readonly DemoItem[]> = {
  government: [
    {
      id: 'pillar-3a-limits',
      daysAgo: 1,
      title: 'Pillar 3a: the limits for tax year 2026 stay as they were',
      paragraphs: [
        'The largest deductions for payments into pillar 3a do not change for tax year 2026. Employees who belong to a pension fund may deduct up to CHF 7,258. People with earned income who belong to no pension fund may deduct up to 20 per cent of their net earned income, and at most CHF 36,288. The same limits were in force in tax year 2025.',
        'A payment counts for the year in which it arrives. Whoever pays in the last days of December should leave the bank enough time, because a payment that is booked in January belongs to the new year. Several accounts are allowed, but all payments of a year together may not exceed the limit of that year. Couples who both work may use the limit once each.',
        'The deduction is made in the ordinary tax return, for the federal tax and for the taxes of canton and commune alike. Employees who are taxed at source and do not file a return do not profit by themselves: they have to ask for a subsequent ordinary assessment by 31 March of the following year, or before they deregister if that is earlier. This deadline cannot be extended.',
        'When the money is paid out later, it is taxed apart from other income and at a lower rate. Many savers therefore keep more than one account and close them in different years. The bank or insurance company issues a certificate for each year, which has to be handed in with the tax return. Payments without such a certificate are not accepted by the tax authorities as a deduction.',
      ],
    },
    {
      id: 'pillar-3a-buy-in',
      daysAgo: 6,
      title: 'Gaps in pillar 3a can be closed for the first time',
      paragraphs: [
        'Since 2026 savers may close gaps in their pillar 3a. Until then a year in which nothing was paid was lost for good. Now the missing amount can be paid later and deducted from income, in addition to the ordinary payment of the year. Gaps count from 2025 on; earlier years cannot be made up for.',
        'Several conditions apply. A gap can be closed for up to 10 years. Whoever wants to close one must have had income subject to old-age insurance in Switzerland in the year of the gap as well as in the year of the payment. The ordinary contribution of the current year must be paid in full before anything can be paid for an earlier year. A gap is closed in one payment and not in parts.',
        'The payment for earlier years is limited too: in one year no more may be bought in than the small limit, which is CHF 7,258 in 2026. It does not matter whether the person belongs to a pension fund. The foundation that keeps the account has to be asked in writing, and it states the amount and the year of the gap in its certificate.',
        'Newcomers to Switzerland should note that a year without Swiss earned income makes no gap. Who arrived in the middle of 2025 and worked from then on has a gap for 2025 if less than the limit was paid. Once somebody has drawn benefits from pillar 3a because of age, gaps can no longer be closed. Receipts should be kept until the assessment is final.',
      ],
    },
    {
      id: 'vat-rates',
      daysAgo: 12,
      title: 'VAT: which rates apply to invoices of 2026',
      paragraphs: [
        'The rates of value added tax that came into force on 1 January 2024 apply to invoices of 2026 without change. The normal rate is 8.1 per cent. The reduced rate for food, books, newspapers and medicines is 2.6 per cent, and the special rate for overnight stays with breakfast is 3.8 per cent.',
        'What decides is the time at which the service is rendered and not the date of the invoice or of the payment. Whoever now corrects an invoice for work done before 2024 still uses the rate that was in force at that time. An invoice that covers both periods has to show the parts one by one; if it does not, the higher rate is owed on the whole.',
        'A business has to register once its turnover from taxable supplies reaches CHF 100,000 within a year. Turnover abroad counts as well. For sports clubs and cultural associations run by volunteers and for charities the limit is CHF 250,000. Below these limits registration is possible but not demanded, and it may pay off for somebody who invests a great deal at the start.',
        'Foreign businesses that supply services in Switzerland look at their turnover worldwide and may be liable from the first franc. They need a fiscal representative with an address in Switzerland. Small businesses may settle by net tax rates: they charge the normal rates to their customers, but pay the authority a fixed percentage that depends on their line of business. Invoices have to name the rate and the number of the business.',
      ],
    },
  ],
  policy: [
    {
      id: 'individual-taxation',
      daysAgo: 3,
      title: 'Individual taxation: what comes after the vote of March 2026',
      paragraphs: [
        'On 8 March 2026 voters accepted the Federal Act on individual taxation with 54.3 per cent of the votes. Married couples will in future be taxed like unmarried ones: each person files a return and pays tax on his or her own income and wealth. The Federal Council has set the start to 1 January 2032, for Confederation, cantons and communes alike. A popular initiative in the vote of 29 November 2026 could still change this plan.',
        'For tax year 2026 nothing changes. Married couples and registered partners who live together still file one return together, and their incomes are added up. The deduction for two earners and the tariff for married couples remain in force until the new law is applied. Nobody has to do anything today.',
        'Later, income from work will be taxed with the person who earns it. Income from wealth will be taxed with the person to whom the wealth belongs, as it is written in the land register or on the account. Deductions for children will in general be split in half between the parents. The deduction for each child under the federal tax rises from 6,800 to 12,000 francs.',
        'Couples with two similar incomes will mostly pay less, couples with one income will often pay more. The cantons have to rewrite their own acts and tariffs. Couples of whom one partner is taxed at source will have to wait for the ordinances, which are to say how the tariff codes change. Whoever plans a purchase of a home or a large payment into a pension fund should look at both systems.',
      ],
    },
    {
      id: 'imputed-rental-value',
      daysAgo: 8,
      title: 'The imputed rental value ends on 1 January 2029',
      paragraphs: [
        'The taxation of the imputed rental value ends on 1 January 2029. On 28 September 2025 the people and the cantons had accepted the constitutional basis for it, and the Federal Council then set the date. Until the end of 2028 owners have to declare the value of the home in which they live as income, as before.',
        'In return, deductions come to an end. From 2029 on the costs of maintenance of a home in which the owner lives can no longer be deducted. Interest on debts can be deducted only in the proportion of property that is let or leased to all assets. People who buy a first home keep a limited deduction of interest during the first ten years.',
        'For the tax years 2026, 2027 and 2028 the old law applies in full. Whoever has to renovate anyway may deduct the costs in this time: either the real costs or a lump sum, which depends on the age of the building. Craftsmen expect many orders in 2028, so that early planning is advised by the associations of owners.',
        'Homes that are let remain taxable as before: rent is income, and the costs may be deducted. The cantons may bring in a special tax on second homes in which the owners mainly live themselves. Whether a canton does so decides how much is gained there. Owners who live abroad and own a holiday home in Switzerland are concerned by these rules too. They should look at how the canton of their home decides.',
      ],
    },
  ],
  law: [
    {
      id: 'tax-at-source-request',
      daysAgo: 2,
      title: 'Tax at source: requests for 2026 are due on 31 March 2027',
      paragraphs: [
        'Employees who are taxed at source can ask for a subsequent ordinary assessment for tax year 2026 until 31 March 2027; whoever leaves Switzerland before then has to ask before deregistering. The request goes to the tax authority of the canton in which they live. The deadline is a legal one: it cannot be extended, and a request that comes late is not dealt with.',
        'With the request a full tax return has to be filed. Only in this way do payments into pillar 3a, purchases of contribution years, interest on debts, costs of child care by third parties and real costs of work count. The tax withheld by the employer is set off against the tax of the assessment. Whoever has paid too much gets the difference back; whoever has paid too little has to pay it.',
        'A request cannot be withdrawn, and it counts for the following years too, as long as the person is taxed at source. It is therefore worth calculating first. In communes with a high multiplier the ordinary tax can be higher than the tax at source, since the tariffs of the tax at source use an average of the canton.',
        'Those who earn gross CHF 120,000 or more in a year are assessed in the ordinary way in any case, and so are people with wealth or other income above the limits of the canton. If no form has come, they have to ask for it by 31 March. Married people are assessed together with their partner. Whoever has moved from one canton to another during the year is assessed for the whole year by the canton of the last residence.',
      ],
    },
    {
      id: 'deadlines-bern',
      daysAgo: 10,
      title: 'Canton of Bern: deadlines for the tax return and what an extension costs',
      paragraphs: [
        'In the canton of Bern employees and retired people have to file the tax return by 15 March. Self-employed people, partners of partnerships and people with a substantial share in a company have until 15 May. The date that is printed on the letter of the tax authority decides. The return can be filed online with the login of the canton, and signed forms are no longer needed in this case.',
        'Whoever needs more time asks for it online. An extension until 15 July is free of charge for employees. An extension until 15 September costs 20 francs and one until 15 November costs 40 francs. The fee is put on the final bill. Requests on paper or by telephone cost more, and no extension is granted after 15 November without weighty reasons.',
        'An extension of the tax return does not put off the payment of the tax. The canton sends three instalments a year, and interest is owed on what is paid late. Whoever expects to owe more than the instalments may pay more of his own accord and in this way avoid interest. The rate of interest is set anew for each calendar year.',
        'If no return arrives, the authority sends a reminder with a fee. After that it may impose a fine and estimate the income at its discretion. Such an estimate can be contested only when it is obviously wrong, and the missing return has to be filed with the objection. People who arrived in Switzerland during the year and became liable to ordinary taxation file for the part of the year. They get their forms from the authority by letter.',
      ],
    },
    {
      id: 'objection',
      daysAgo: 20,
      title: 'Thirty days: how an assessment is contested',
      paragraphs: [
        'Whoever does not agree with a tax assessment can object in writing within 30 days. The time starts on the day after the assessment has reached the letterbox, also on a Saturday and whether it is opened or not. A registered letter that nobody collects is delivered on the seventh day after the first attempt. The time cannot be extended, and holidays of the courts do not stop it. An objection that is handed to the Swiss post on the last day is in time.',
        'The objection goes to the authority that has made the assessment. It is free of charge, and it needs no lawyer. It should say which item is wrong and what the right amount would be, with the documents that prove it. A short letter that keeps the deadline and promises reasons is accepted in many places, but reasons have to follow within the time that the authority sets.',
        'The authority looks at the whole assessment again. It may correct it in favour of the taxpayer, but also to his disadvantage, and then has to hear him first. Against its decision an appeal to the court of the canton is possible, again within 30 days. At this stage costs arise, which the losing side bears. The last instance is the Federal Supreme Court.',
        'Assessments of the federal tax and of the tax of the canton often come in the same letter, but they are two decisions. An objection should name both. Once an assessment is final it can be changed only by revision, for instance when important facts come to light that could not be put forward before. What somebody has forgotten to deduct is in general no such reason, and a mere mistake in reading the form is none either.',
      ],
    },
  ],
  business: [
    {
      id: 'corporate-rate',
      daysAgo: 4,
      title: 'Direct federal tax on companies stays at 8.5 per cent',
      paragraphs: [
        'Companies pay direct federal tax of 8.5 per cent on their profit after tax in 2026 as well. The taxes of canton and commune are added, and there the rates differ widely between places. Sole proprietors are not concerned: their profit is part of their personal income.',
      ],
    },
    {
      id: 'tariff-codes',
      daysAgo: 14,
      title: 'Employers: check the tariff codes of the tax at source at the turn of the year',
      paragraphs: [
        'Marriage, the birth of a child or a new job of the partner changes the tariff code of an employee who is taxed at source. Employers have to apply the new code from the following month on. They answer to the canton for tax that was withheld too low.',
      ],
    },
  ],
  press: [
    {
      id: 'moving-within-switzerland',
      daysAgo: 5,
      title: 'Where families pay the lowest taxes in 2026',
      paragraphs: ['A comparison of communes for families with two children.'],
    },
    {
      id: 'cross-border-home-office',
      daysAgo: 9,
      title: 'Working from home across the border: how income is taxed',
      paragraphs: ['What cross-border workers have to look at.'],
    },
    {
      id: 'snow-in-the-alps',
      daysAgo: 2,
      title: 'Much snow in the Alps before the start of the season',
      paragraphs: ['Ski resorts open early this year.'],
    },
    {
      id: 'pillar-3a-unchanged',
      daysAgo: 1,
      title: 'Limits of pillar 3a stay the same in tax year 2026',
      paragraphs: ['Employees with a pension fund may still deduct up to CHF 7,258.'],
    },
  ],
}
