import { legalSources } from '#content/law/sources.ts'

export type FaqLink = { name: string; href: string }

export type FaqItem = {
  id: string
  question: string
  answer: readonly string[]
  links: readonly FaqLink[]
}

export type FaqCategory = {
  id: string
  title: string
  icon: 'circle-help' | 'globe' | 'file-text' | 'calculator' | 'briefcase'
  items: readonly FaqItem[]
}

/** Links to the German text, because Fedlex has no English translation of this act. */
const federalTaxAct = legalSources.dbg.href

export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'general',
    title: 'General Tax Questions',
    icon: 'circle-help',
    items: [
      {
        id: 'who-must-file',
        question: 'Who has to file a Swiss tax return?',
        answer: [
          'You must file a tax return every year if you live in Switzerland and are Swiss, have a C permit or live with a spouse who is Swiss or has a C permit. With a B or L permit, tax is normally deducted from your salary (tax at source). You then file only in three cases: your gross salary is CHF 120,000 a year or more, your other income or your wealth is above your canton’s threshold (Bern: CHF 3,000 and CHF 150,000), or you choose to file. In the first two cases you must request a tax return form if you have not received one.',
          'Deadline to request the form: 31 March of the following year.',
          'If you own property in Switzerland, you must also file a tax return here, wherever you live.',
        ],
        links: [{ name: 'Tax at source: who must file, and by when', href: '/services/withholding-tax' }],
      },
      {
        id: 'filing-deadline',
        question: 'When is the tax return due?',
        answer: [
          'It is typically due on 31 March of the following year. Some cantons have other dates: 30 April in Appenzell Innerrhoden, Thurgau, Ticino and Zug, 15 March in Bern and Vaud, and as early as February in Neuchâtel and Jura.',
          'The date printed on your own tax return form is the one that applies. In most cantons you can request a deadline extension before that date.',
        ],
        links: [{ name: 'Deadline calendar', href: '/advanced-tax-tools' }],
      },
      {
        id: 'three-levels',
        question: 'Why are there three tax bills for one income?',
        answer: [
          'The Confederation, the canton and the commune each tax the same income, and members of a recognised church pay church tax as well. The canton works out a basic tax (simple tax) from its tax rates. The canton, commune and parish then multiply it by their own tax multiplier. Direct federal tax has its own rates, which are the same throughout Switzerland.',
          'You file one tax return for all of them.',
        ],
        links: [{ name: 'Income tax calculator', href: '/calculators' }],
      },
      {
        id: 'processing-time',
        question: 'How long does the tax office take to assess my tax return?',
        answer: [
          'It usually takes two to six months after filing, and sometimes longer if you have income from several countries. Until then you pay provisional tax bills based on an estimate. When your tax assessment arrives, the difference is refunded, or charged with interest.',
        ],
        links: [{ name: 'Assessments and objections', href: '/services/assessments-and-objections' }],
      },
    ],
  },
  {
    id: 'expat',
    title: 'Expat-Specific',
    icon: 'globe',
    items: [
      {
        id: 'tax-at-source',
        question: 'What is tax at source (Quellensteuer, impôt à la source)?',
        answer: [
          'Tax at source (withholding tax) is income tax that your employer deducts from your salary every month and pays to the canton. It applies if you live here without Swiss citizenship or a C permit, unless you live with a spouse who has one. It also applies if you live abroad and work here, provided the tax treaty lets Switzerland tax your salary. The rate depends on your tariff code, for example A0N. The letter shows your household: A for single people, B for married couples with one income, C for married couples with two incomes and H for single parents. The number of children follows, then Y or N for church tax.',
          'The rates include average deductions. They do not take into account what you pay into pillar 3a or for childcare.',
        ],
        links: [{ name: 'Tax at source calculator', href: '/calculators' }],
      },
      {
        id: 'above-120000',
        question: 'My gross salary reaches CHF 120,000. What changes?',
        answer: [
          'If you earn CHF 120,000 or more a year before deductions, you must file a tax return. The tax already withheld is deducted from your tax bill. For couples, the threshold applies to each salary separately. If you arrive during the year, your salary is converted to a full year’s salary to see whether it reaches the threshold. You will also file a tax return in later years, even if your salary falls below the threshold again.',
          'If you do not receive a tax return form, request one from your canton. Deadline: 31 March of the following year.',
          'Your employer will continue to deduct tax at source.',
        ],
        links: [
          { name: 'Standard package', href: '/product/standard' },
          { name: 'Tax at source: who must file, and by when', href: '/services/withholding-tax' },
        ],
      },
      {
        id: 'voluntary-assessment',
        question: 'I earn less than CHF 120,000. Should I file a tax return voluntarily?',
        answer: [
          'It is worth it if you have deductions that tax at source does not include, such as pillar 3a contributions, pension fund buy-ins, maintenance payments or training costs. It can also be worth it if your commune’s taxes are lower than the cantonal average used for tax at source. In an expensive commune it can cost you money.',
          'Deadline for the request: 31 March of the following year. Final. You cannot withdraw the request, and you must then file a tax return every year until you are no longer taxed at source. Compare both options before you decide, or let us do it for you.',
        ],
        links: [
          { name: 'Withholding-tax adjustment', href: '/product/withholding-tax-adjustment' },
          { name: 'Tax at source: who must file, and by when', href: '/services/withholding-tax' },
        ],
      },
      {
        id: 'foreign-assets',
        question: 'Do I have to declare accounts and property abroad?',
        answer: [
          'Yes. If you live in Switzerland and file a tax return, you declare your worldwide income and wealth. Property abroad and its rent are normally not taxed here, but they affect your tax rate (exemption with progression). Foreign accounts and securities are taxed where you live, so they are taxed here.',
          'Under the automatic exchange of information, banks in many countries report account balances to the Swiss tax authorities.',
        ],
        links: [{ name: 'International income', href: '/services/international-income' }],
      },
    ],
  },
  {
    id: 'process',
    title: 'Tax Filing Process',
    icon: 'file-text',
    items: [
      {
        id: 'documents',
        question: 'Which documents do you need?',
        answer: [
          'For most tax returns we need your salary certificate (Lohnausweis), bank statements as at 31 December, your pillar 3a contribution certificate, your health insurance premiums and the health costs you paid yourself, and your residence permit. If you own property, we also need the mortgage statement and maintenance invoices. If you have foreign income, we need proof of the income and of the tax paid abroad.',
          'After you order, you will get a checklist for your situation.',
        ],
        links: [{ name: 'Checklists', href: '/resources' }],
      },
      {
        id: 'extension',
        question: 'Can I get a deadline extension?',
        answer: [
          'Nearly always, if you ask before the deadline. In the canton of Bern an online extension is free until 15 July and costs CHF 20 until 15 September and CHF 40 until 15 November. Some cantons allow more time without a request (Vaud until 30 June, Basel-Landschaft for two months). In Fribourg you pay CHF 20 and do not need to ask. Nine cantons charge a fee at some point. Our calendar tells you if we do not have a canton’s rule.',
          'The deadline for a request about tax at source cannot be extended. Deadline: 31 March of the following year. Final. If you leave Switzerland earlier, it is the day you deregister.',
        ],
        links: [
          { name: 'Deadline calendar', href: '/advanced-tax-tools' },
          { name: 'Tax at source: who must file, and by when', href: '/services/withholding-tax' },
        ],
      },
      {
        id: 'late',
        question: 'What happens if I do not file a tax return?',
        answer: [
          'You will get a reminder, then a fine of up to CHF 1,000, or up to CHF 10,000 in serious or repeated cases. If your tax return is still missing, the tax office estimates your income (a discretionary assessment). The estimate is rarely in your favour, and you can object only by showing that it is obviously wrong.',
          'Filing late is almost always better than not filing. If you are late, contact us and we will help you file.',
        ],
        links: [{ name: 'Federal Act on Direct Federal Taxation (DFTA), Art. 130 and 174', href: federalTaxAct }],
      },
      {
        id: 'objection',
        question: 'My tax assessment differs from my tax return. What can I do?',
        answer: [
          'You can object in writing, free of charge, within 30 days of the day the tax assessment was delivered. Say what is wrong and enclose proof. If it is a discretionary assessment (an estimate by the tax office), you must give full reasons.',
          'Delivered means put in your letterbox, even on a Saturday and whether or not you open it. Many tax assessments are sent by A-Post Plus: you do not sign for them, but the post office records the day. A registered letter is delivered when it is handed to you or, if you do not collect it, on the seventh day after the first delivery attempt. If you do not know the day, count from the working day after the date on the letter. The 30 days start on the day after delivery and cannot be extended, so please open the letter when it arrives.',
          'Parliament has decided that a letter delivered at the weekend will be treated as delivered on the next working day (act of 26 September 2025). As of 22 November 2026 we do not know when this will apply, and the cantons have to change their own laws too. Until you have checked, count from the Saturday.',
        ],
        links: [{ name: 'Assessment check and objection', href: '/product/assessment-check-and-objection' }],
      },
    ],
  },
  {
    id: 'deductions',
    title: 'Deductions and Credits',
    icon: 'calculator',
    items: [
      {
        id: 'pillar-3a',
        question: 'How much can I pay into pillar 3a?',
        answer: [
          'In 2025 and 2026 you can pay in {fact:pillar3a.max.2026} if you belong to a pension fund. If you do not, you can pay in 20% of your net earned income, up to {fact:pillar3a.max-without-fund.2026}. The 2027 limits had not yet been published on 22 November 2026. You can deduct a payment in the year in which it reaches your 3a provider.',
          'Since 2026 you can also fill gaps. If you paid in less than the limit in 2025 or a later year, you can pay in the difference within ten years. You must first pay in the full amount for the current year.',
        ],
        links: [{ name: 'Pillar 3a calculator', href: '/calculators' }],
      },
      {
        id: 'work-expenses',
        question: 'Which work expenses can I deduct?',
        answer: [
          'For direct federal tax in 2025 and 2026, you can deduct commuting costs of up to CHF 3,300, up to CHF 3,200 for meals away from home (half if there is a canteen), and a flat rate for other work expenses. The flat rate is 3% of net salary, at least CHF 2,000 and at most CHF 4,000. It also covers a home office.',
          'If you can deduct car costs, the rate is CHF 0.75 per kilometre from 2026 and CHF 0.70 for 2025. The cantons have their own limits, often higher ones for commuting.',
        ],
        links: [{ name: 'Expense tracker', href: '/resources' }],
      },
      {
        id: 'children',
        question: 'How much tax do I save with children?',
        answer: [
          'For direct federal tax in 2025 and 2026, you can deduct CHF 6,800 from your income and CHF 263 from your tax for each child. You can also deduct childcare costs of up to CHF 25,800 for each child under 14, and CHF 700 per child for insurance premiums. The cantons add their own deductions.',
        ],
        links: [{ name: 'Income tax calculator', href: '/calculators' }],
      },
      {
        id: 'pension-purchase',
        question: 'Is a pension fund buy-in worth it?',
        answer: [
          'You can deduct a pension fund buy-in (voluntary contribution) in full, so it saves you the most tax in years with a high income. Your pension certificate shows the maximum. If you withdraw a lump sum from your second pillar within three years of a buy-in, you can lose the deduction, whichever part of your capital you withdraw. If you moved here and never belonged to a Swiss pension fund, you can buy in no more than 20% of your insured salary a year during the first five years.',
        ],
        links: [{ name: 'Tax planning session', href: '/product/tax-planning-session' }],
      },
    ],
  },
  {
    id: 'business',
    title: 'Business and Self-Employment',
    icon: 'briefcase',
    items: [
      {
        id: 'vat-registration',
        question: 'When do I have to register for VAT?',
        answer: [
          'You have to register when your taxable turnover in Switzerland and abroad reaches CHF 100,000 a year. Below that you can register voluntarily. Since 1 January 2024 the rates are 8.1% (standard), 2.6% (reduced) and 3.8% (accommodation).',
        ],
        links: [{ name: 'VAT rates, Federal Tax Administration (FTA)', href: legalSources.vatRates.href }],
      },
      {
        id: 'social-contributions',
        question: 'Which social security contributions do I pay if I am self-employed?',
        answer: [
          'You pay up to 10.0% of your earned income for AHV, IV and EO (old-age, disability and income-loss insurance), and less if your income is lower. There is no unemployment insurance for self-employed people, and joining a pension fund is voluntary. First, the compensation office (the office that collects AHV contributions) must recognise you as self-employed.',
        ],
        links: [{ name: 'Leaflet 2.02, AHV/IV information centre', href: legalSources.ahvSelfEmployed.href }],
      },
      {
        id: 'sole-proprietors',
        question: 'Do you work for businesses?',
        answer: [
          'We prepare tax returns for individual expats only. Income from a sole proprietorship or a partnership is part of your personal tax return, and you can add it to any package for CHF 200. For the accounts and tax returns of a GmbH or AG, we can refer you to a fiduciary.',
        ],
        links: [{ name: 'Business income add-on', href: '/product/add-on-business-income' }],
      },
      {
        id: 'company-tax',
        question: 'How much tax would my own company pay?',
        answer: [
          'The Confederation taxes the profit of a GmbH or AG at 8.5%. As the tax itself is deductible, that is 7.83% of the profit before tax. The canton and commune add their own taxes, which vary widely. The salary and dividends you take out are taxed again in your personal tax return.',
        ],
        links: [{ name: 'Business tax articles', href: '/blog?category=Business+Tax' }],
      },
    ],
  },
]
