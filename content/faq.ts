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

/** The link is to the German text, because Fedlex has no English translation of this act. */
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
          'Everybody who lives in Switzerland and is Swiss, has a C permit, or is married to and living with such a person files a return every year. With a B or L permit, tax is normally withheld from your salary and you file only in certain cases: from a gross salary of CHF 120’000 a year, when you have other income or wealth above the thresholds of your canton (in Bern CHF 3’000 and CHF 150’000), or when you ask for it. In the first two cases you must ask for the form by March 31 if it has not come.',
          'Owning property in Switzerland also means filing a return there, wherever you live.',
        ],
        links: [{ name: 'Withholding tax service', href: '/services/withholding-tax' }],
      },
      {
        id: 'filing-deadline',
        question: 'When is the tax return due?',
        answer: [
          'Typically on March 31 of the following year. Some cantons differ: Appenzell Innerrhoden, Thurgau, Ticino and Zug allow until April 30, Bern and Vaud ask for it by March 15, Neuchâtel and Jura already in February.',
          'The date printed on your own form decides. In most cantons you can extend it before it passes.',
        ],
        links: [{ name: 'Deadline calendar', href: '/advanced-tax-tools' }],
      },
      {
        id: 'three-levels',
        question: 'Why are there three tax bills for one income?',
        answer: [
          'The Confederation, the canton and the commune each tax the same income, and members of a recognised church pay church tax as well. The canton sets a basic tax by its tariff; canton, commune and parish each multiply it by their own rate. The direct federal tax has its own tariff, the same in the whole country.',
          'You file one return for all of them.',
        ],
        links: [{ name: 'Income tax calculator', href: '/calculators' }],
      },
      {
        id: 'processing-time',
        question: 'How long does the tax office take to assess my return?',
        answer: [
          'Usually two to six months after filing, sometimes longer for income from several countries. Until then you pay provisional bills based on an estimate. When the assessment arrives, the difference is paid back or charged with interest.',
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
          'Your employer deducts the tax from your salary every month and pays it to the canton. It concerns people who live here without Swiss citizenship or a C permit, unless they are married to and living with someone who has one, and people who live abroad and work here, if the treaty lets Switzerland tax their salary. The rate depends on your tariff code: A for single persons, B for married couples with one income, C for married couples with two incomes, H for single parents, followed by the number of children and Y or N for church tax.',
          'The tariff contains average deductions. It does not know what you paid into pillar 3a or what your child care costs.',
        ],
        links: [{ name: 'Withholding-tax check', href: '/calculators' }],
      },
      {
        id: 'above-120000',
        question: 'My gross salary reaches CHF 120’000. What changes?',
        answer: [
          'From CHF 120’000 gross a year you are assessed in the ordinary way after the year has ended: you file a full return, and the tax withheld is credited. If no form has come, ask the canton for it by 31 March. For couples the limit counts for each salary alone. This stays so in later years, even when your salary falls below the limit again. If you arrive during the year, the salary is converted to twelve months to see whether the limit is reached.',
          'Your employer goes on withholding tax all the same.',
        ],
        links: [{ name: 'Standard package', href: '/product/standard' }],
      },
      {
        id: 'voluntary-assessment',
        question: 'I earn less than CHF 120’000. Should I ask for an ordinary assessment?',
        answer: [
          'It pays when you have deductions the tariff ignores, such as pillar 3a, pension purchases, maintenance or training, and when your commune taxes less than the average of the canton that the tariff uses. In an expensive commune it can cost you money.',
          'The request must reach the canton by March 31 of the following year, and before you deregister if you leave Switzerland. That date cannot be extended, the request cannot be withdrawn, and it binds you until you leave the system of tax at source. Calculate both ways first.',
        ],
        links: [{ name: 'Withholding-tax adjustment', href: '/product/withholding-tax-adjustment' }],
      },
      {
        id: 'foreign-assets',
        question: 'Do I have to declare accounts and property abroad?',
        answer: [
          'Yes. If you live in Switzerland and file a return, you declare income and wealth worldwide. Property abroad and its rent are normally not taxed here, but they count when the rate is set (exemption with progression). Foreign accounts and securities are taxed where you live, so here.',
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
          'For most returns: the salary certificate, bank statements as at December 31, the certificate of pillar 3a contributions, your health insurance premiums and the costs you paid yourself, and your residence permit. For property: the mortgage statement and invoices for maintenance. For foreign income: proof of the income and of the tax paid abroad.',
          'After the order you get a checklist made for your situation.',
        ],
        links: [{ name: 'Checklists', href: '/resources' }],
      },
      {
        id: 'extension',
        question: 'Can I get more time?',
        answer: [
          'Nearly always, if you ask before the deadline. In the canton of Bern an online extension is free until July 15, costs CHF 20 until September 15 and CHF 40 until November 15. Some cantons wait without a request (Vaud until 30 June, Basel-Landschaft for two months); in Fribourg you pay CHF 20 instead of asking; nine cantons charge a fee at some point. Where we do not know the rule, our calendar says so.',
          'There is no extension for a request concerning tax at source: it must arrive by March 31 of the following year, and if you leave Switzerland never later than the day you deregister.',
        ],
        links: [{ name: 'Deadline calendar', href: '/advanced-tax-tools' }],
      },
      {
        id: 'late',
        question: 'What happens if I do not file?',
        answer: [
          'You get a reminder, then a fine of up to CHF 1’000, in serious or repeated cases up to CHF 10’000. If the return is still missing, the tax office estimates your income, rarely in your favour, and an estimate can only be contested by showing that it is obviously wrong.',
          'Filing late is almost always better than not filing.',
        ],
        links: [{ name: 'Federal tax act, Art. 130 and 174', href: federalTaxAct }],
      },
      {
        id: 'objection',
        question: 'The assessment differs from my return. What can I do?',
        answer: [
          'Object in writing within 30 days of delivery. The objection is free of charge. Say what is wrong and enclose the proof; an assessment by estimate needs a full statement of reasons.',
          'Delivered means: in your letterbox, also on a Saturday, whether you open it or not. Many assessments come by A-Post Plus, without a signature; the post records the day. A registered letter is delivered when it is handed over; if you do not collect it, on the seventh day after the first attempt. If you do not know the day, count from the working day after the date on the letter. The 30 days begin on the day after and cannot be extended, so open the letter when it comes.',
          'Parliament has decided that a letter of the weekend counts as delivered on the next working day (act of 26 September 2025). We do not know yet from which day this applies, and the cantons have to follow with their own acts: count from the Saturday until you have checked (state: 22 November 2026).',
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
          'In 2025 and in 2026: {fact:pillar3a.max.2026} if you belong to a pension fund, otherwise 20 % of your net earned income and at most {fact:pillar3a.max-without-fund.2026}. The amounts for 2027 are not in our figures yet (state: 22 November 2026). The payment counts in the year in which it reaches the foundation.',
          'Since 2026 you can also fill gaps: a year from 2025 on in which you paid less than allowed can be made up for during ten years, on top of the full payment for the current year.',
        ],
        links: [{ name: 'Pillar 3a calculator', href: '/calculators' }],
      },
      {
        id: 'work-expenses',
        question: 'What can I deduct for my work?',
        answer: [
          'For the direct federal tax 2025 and 2026: the commute up to CHF 3’300, meals away from home up to CHF 3’200 (half if there is a canteen), and other work expenses at a flat rate of 3 % of the net salary, at least CHF 2’000 and at most CHF 4’000. A home office is part of the flat rate.',
          'Where the car counts, it is CHF 0.75 a kilometre from 2026 on, CHF 0.70 for 2025. The cantons have their own limits, often higher for the commute.',
        ],
        links: [{ name: 'Expense tracker', href: '/resources' }],
      },
      {
        id: 'children',
        question: 'What do children save me in tax?',
        answer: [
          'For the direct federal tax 2025 and 2026: CHF 6’800 off the income per child, child care by third parties up to CHF 25’800 per child under 14, CHF 700 in the insurance deduction, and CHF 263 off the tax itself per child. The cantons add their own deductions.',
        ],
        links: [{ name: 'Income tax calculator', href: '/calculators' }],
      },
      {
        id: 'pension-purchase',
        question: 'Is a purchase into the pension fund worth it?',
        answer: [
          'It is deducted in full from taxable income, so it pays most in years with a high income. Your pension certificate shows the largest amount possible. For three years after a purchase, any lump sum from your second pillar can cost you the deduction, whichever part of the capital you take. Anyone who moved here and never belonged to a Swiss pension fund may buy in at most 20 % of the insured salary a year during the first five years.',
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
          'When your taxable turnover in Switzerland and abroad reaches CHF 100’000 a year. Below that you may register voluntarily. The rates since January 1, 2024 are 8.1 % (normal), 2.6 % (reduced) and 3.8 % (accommodation).',
        ],
        links: [{ name: 'VAT rates, Federal Tax Administration', href: legalSources.vatRates.href }],
      },
      {
        id: 'social-contributions',
        question: 'Which social contributions do I pay when self-employed?',
        answer: [
          'Up to 10.0 % of your earned income for AHV, IV and EO, less on lower incomes. There is no unemployment insurance for the self-employed, and membership of a pension fund is voluntary. The compensation office must recognise you as self-employed first.',
        ],
        links: [{ name: 'Leaflet 2.02, AHV/IV information centre', href: legalSources.ahvSelfEmployed.href }],
      },
      {
        id: 'sole-proprietors',
        question: 'Do you work for businesses?',
        answer: [
          'We work on individual expat returns only. Income from a sole proprietorship or a partnership is part of your personal return and can be added to any package for CHF 200. For the accounts and returns of a GmbH or AG we name you a colleague.',
        ],
        links: [{ name: 'Business income add-on', href: '/product/add-on-business-income' }],
      },
      {
        id: 'company-tax',
        question: 'What would a company of my own pay?',
        answer: [
          'The Confederation taxes the profit of a GmbH or AG at 8.5 %. As the tax itself is deductible, that is 7.83 % of the profit before tax. Canton and commune add their own tax, which differs widely. Salary and dividends you draw are taxed again in your personal return.',
        ],
        links: [{ name: 'Business tax in the blog', href: '/blog?category=Business+Tax' }],
      },
    ],
  },
]
