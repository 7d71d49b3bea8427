export type DemoItem = { id: string; daysAgo: number; title: string; paragraphs: readonly string[] }

export type DemoFeedId = 'government' | 'policy' | 'law' | 'business' | 'press'

export const demoItems: Record<DemoFeedId, readonly DemoItem[]> = {
  government: [
    {
      id: 'pillar-3a-limits',
      daysAgo: 1,
      title: 'Pillar 3a: the limits for tax year 2026 stay the same',
      paragraphs: [
        'The maximum deductions for payments into pillar 3a have not changed for tax year 2026. Employees who belong to a pension fund can deduct up to CHF 7,258. People with earned income but no pension fund can deduct up to 20% of their net earned income, to a maximum of CHF 36,288. The same limits applied in tax year 2025.',
        'A payment belongs to the year in which it arrives. If you pay in the last days of December, allow your bank enough time, because a payment booked in January is assigned to the new year. You may have several accounts, but all your payments in a year together must not exceed the limit for that year. If both partners in a couple work, each can use the full limit.',
        'You claim the deduction in your tax return, for federal, cantonal and communal tax. Employees who are taxed at source and do not file a tax return do not benefit automatically. They must request a subsequent ordinary assessment by 31 March of the following year, or before they deregister if that is earlier. This deadline cannot be extended.',
        'When the money is paid out later, it is taxed separately from other income and at a lower rate. Many savers therefore have more than one account and close them in different years. Each year the bank or insurance company issues a certificate, which you must enclose with your tax return. The tax authorities do not accept a deduction without this certificate.',
      ],
    },
    {
      id: 'pillar-3a-buy-in',
      daysAgo: 6,
      title: 'Savers can fill gaps in pillar 3a for the first time',
      paragraphs: [
        'Since 2026 savers have been able to fill gaps in their pillar 3a. Until then, a year in which nothing was paid in was lost for good. The missing amount can now be paid later and deducted from income, in addition to the ordinary payment for the year. Only gaps from 2025 onwards qualify; earlier years cannot be made up.',
        'Several conditions apply. You can fill a gap for up to 10 years. You must have had income subject to old-age insurance in Switzerland both in the year of the gap and in the year of the payment. You must pay the ordinary contribution for the current year in full before you can pay anything for an earlier year. You must fill a gap in one payment, not in instalments.',
        'Payments for earlier years are limited too. In any one year you can pay in no more than the lower limit for earlier years, which is CHF 7,258 in 2026, whether or not you belong to a pension fund. You must apply in writing to the foundation that manages your account. Its certificate shows the amount and the year of the gap.',
        'Newcomers to Switzerland should note that a year without Swiss earned income does not create a gap. If you arrived in the middle of 2025 and have worked since then, you have a gap for 2025 if you paid in less than the limit. Once you have drawn retirement benefits from pillar 3a, you can no longer fill gaps. Keep your receipts until your tax assessment is final.',
      ],
    },
    {
      id: 'vat-rates',
      daysAgo: 12,
      title: 'VAT: which rates apply to invoices in 2026',
      paragraphs: [
        'The VAT rates that came into force on 1 January 2024 still apply to invoices in 2026. The standard rate is 8.1%. The reduced rate for food, books, newspapers and medicines is 2.6%, and the special rate for overnight stays with breakfast is 3.8%.',
        'The rate depends on when the service is provided, not on the date of the invoice or of the payment. If you now correct an invoice for work done before 2024, you must still use the rate in force at that time. An invoice that covers both periods must show the two parts separately; otherwise the higher rate is due on the whole amount.',
        'A business must register once its turnover from taxable supplies reaches CHF 100,000 within a year. Turnover abroad is included. For sports clubs and cultural associations run by volunteers and for charities, the threshold is CHF 250,000. Registration below these thresholds is voluntary, and it may be worthwhile for a business that invests heavily at the start.',
        'Foreign businesses that supply services in Switzerland must consider their worldwide turnover, and may owe VAT from the first franc. They need a fiscal representative with an address in Switzerland. Small businesses may use net tax rates: they charge their customers the standard rates but pay the tax authority a fixed percentage that depends on their line of business. Invoices must show the rate and the VAT number of the business.',
      ],
    },
  ],
  policy: [
    {
      id: 'individual-taxation',
      daysAgo: 3,
      title: 'Individual taxation: what happens after the vote of March 2026',
      paragraphs: [
        'On 8 March 2026 voters approved the Federal Act on individual taxation with 54.3% of the votes. Married couples will in future be taxed like unmarried couples: each person will file a tax return and pay tax on their own income and wealth. The Federal Council has set the start date of 1 January 2032 for federal, cantonal and communal taxes. A popular initiative in the vote of 29 November 2026 could still change this plan.',
        'Nothing changes for tax year 2026. Married couples and registered partners who live together still file one tax return together, and their incomes are added up. The deduction for two-income couples and the tax rates for married couples remain in force until the new law applies. Nobody needs to do anything today.',
        'In future, each person will pay tax on what they earn. Investment income will be taxed in the hands of the owner named in the land register or on the account. Deductions for children will generally be split equally between the parents. The federal deduction for each child will rise from CHF 6,800 to CHF 12,000.',
        'Couples with two similar incomes will mostly pay less, while couples with one income will often pay more. The cantons must rewrite their own acts and tax rates. If one partner is taxed at source, couples will have to wait for the ordinances, which will set out how the tariff codes change. Anyone planning to buy a home or make a large payment into a pension fund should compare both systems.',
      ],
    },
    {
      id: 'imputed-rental-value',
      daysAgo: 8,
      title: 'The imputed rental value will end on 1 January 2029',
      paragraphs: [
        'Switzerland will stop taxing the imputed rental value on 1 January 2029. Voters and cantons approved the constitutional basis on 28 September 2025, and the Federal Council then set the date. Until the end of 2028, owners must continue to declare the value of the home they live in as income.',
        'Several deductions will end at the same time. From 2029 owners will no longer be able to deduct the maintenance costs of the home they live in. Interest on debts will be deductible only in proportion to the share of rented or leased property in total assets. First-time buyers will keep a limited interest deduction for the first ten years.',
        'The current law applies in full to the tax years 2026, 2027 and 2028. Owners who need to renovate anyway can still deduct the costs during this time: either the actual costs or a flat rate that depends on the age of the building. Builders expect many orders in 2028, so homeowners’ associations recommend planning early.',
        'Homes that are rented out remain taxable: the rent is income, and the costs are deductible. The cantons may introduce a special tax on second homes that are mainly used by their owners. How much an owner of a second home saves depends on whether the canton does so. These rules also affect people who live abroad and own a holiday home in Switzerland. They should follow what the canton of their holiday home decides.',
      ],
    },
  ],
  law: [
    {
      id: 'tax-at-source-request',
      daysAgo: 2,
      title: 'Tax at source: requests for 2026 are due on 31 March 2027',
      paragraphs: [
        'Employees who are taxed at source can request a subsequent ordinary assessment for tax year 2026 until 31 March 2027. If they leave Switzerland before then, they must request it before they deregister. The request goes to the tax office of the canton where they live. The deadline is set by law: it cannot be extended, and late requests are not considered.',
        'After the request, employees must file a full tax return. Only a tax return allows them to deduct payments into pillar 3a, pension fund buy-ins, interest on debts, childcare by third parties and actual work expenses. The tax already withheld by the employer is credited against the tax due. Anyone who has paid too much gets the difference back; anyone who has paid too little must pay it.',
        'A request cannot be withdrawn. It also applies to later years, as long as the person is taxed at source, so it is worth calculating first. In communes with a high tax multiplier, the ordinary tax can be higher than the tax at source, because the rates of tax at source are based on an average for the canton.',
        'People who earn CHF 120,000 gross or more a year must file a tax return in any case, and so must people with wealth or other income above the canton’s thresholds. If they have not received a form, they must request one by 31 March. Married people are assessed together with their spouse. If they move from one canton to another during the year, the canton where they live at the end of the year assesses them for the whole year.',
      ],
    },
    {
      id: 'deadlines-bern',
      daysAgo: 10,
      title: 'Canton of Bern: filing deadlines and what an extension costs',
      paragraphs: [
        'In the canton of Bern, employees and retired people must file their tax return by 15 March. Self-employed people, partners of partnerships and people with a substantial shareholding in a company have until 15 May. The date printed on the letter from the tax office is the one that applies. The tax return can be filed online with the canton’s login, in which case no signed form is needed.',
        'Taxpayers who need more time can request an extension online. An extension until 15 July is free of charge for employees. An extension until 15 September costs CHF 20, and one until 15 November costs CHF 40. The fee is added to the final bill. Requests on paper or by telephone cost more, and no extension beyond 15 November is granted without a compelling reason.',
        'Extending the filing deadline does not extend the payment deadline. The canton sends three instalment bills a year and charges interest on late payments. Taxpayers who expect to owe more than the instalments can pay more voluntarily and so avoid interest. The interest rate is set each calendar year.',
        'If no tax return arrives, the tax office sends a reminder and charges a fee. It may then impose a fine and estimate the income at its discretion. Taxpayers can object to such an estimate only if it is obviously wrong, and they must file the missing tax return with the objection. People who arrived in Switzerland during the year and have to file a tax return do so for that part of the year. The tax office sends them the forms by post.',
      ],
    },
    {
      id: 'objection',
      daysAgo: 20,
      title: 'Thirty days: how to object to a tax assessment',
      paragraphs: [
        'Taxpayers who do not agree with a tax assessment can object in writing within 30 days. The deadline starts on the day after the assessment reaches the letterbox, even on a Saturday and even if it is not opened. A registered letter that is not collected is treated as delivered on the seventh day after the first attempt. The deadline cannot be extended, and court holidays do not suspend it. An objection handed to Swiss Post on the last day is in time.',
        'The objection goes to the tax office that issued the assessment. It is free of charge and does not require a lawyer. It should say which item is wrong and what the correct amount is, and enclose the evidence. Many tax offices accept a short letter that meets the deadline and promises the reasons, but the reasons must follow within the time the tax office sets.',
        'The tax office reviews the whole assessment. It can correct it in the taxpayer’s favour, but also to their disadvantage, in which case it must hear them first. Its decision can be appealed to the cantonal court, again within 30 days. At this stage there are costs, which the losing side pays. The last instance is the Federal Supreme Court.',
        'The assessments for federal tax and cantonal tax often come in the same letter, but they are two decisions. An objection should name both. Once an assessment is final, it can be changed only in exceptional cases, for instance if important facts come to light that could not have been presented before. A forgotten deduction is generally not such a reason, and neither is a mistake in reading the form.',
      ],
    },
  ],
  business: [
    {
      id: 'corporate-rate',
      daysAgo: 4,
      title: 'Direct federal tax on companies stays at 8.5%',
      paragraphs: [
        'Companies pay direct federal tax of 8.5% on their profit after tax in 2026 as well. Cantonal and communal taxes are added, and their rates differ widely. Sole proprietors are not affected: their profit is part of their personal income.',
      ],
    },
    {
      id: 'tariff-codes',
      daysAgo: 14,
      title: 'Employers should check tariff codes for tax at source at the turn of the year',
      paragraphs: [
        'Marriage, the birth of a child or a spouse’s new job changes the tariff code of an employee who is taxed at source. Employers must apply the new code from the following month. They are liable to the canton if they withhold too little tax.',
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
      paragraphs: ['What cross-border commuters should know.'],
    },
    {
      id: 'snow-in-the-alps',
      daysAgo: 2,
      title: 'Heavy snow in the Alps before the start of the season',
      paragraphs: ['Ski resorts are opening early this year.'],
    },
    {
      id: 'pillar-3a-unchanged',
      daysAgo: 1,
      title: 'Limits for pillar 3a remain unchanged in tax year 2026',
      paragraphs: ['Employees with a pension fund can still deduct up to CHF 7,258.'],
    },
  ],
}
