import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const expatTaxGuide: Resource = {
  id: 'expat-tax-guide',
  title: 'Expat Tax Guide',
  description:
    'From your employment contract to the day you leave: tax at source, the CHF 120,000 threshold, assets in your home country, family and departure.',
  category: 'Tax Guide',
  rating: 4.9,
  featured: true,
  tags: ['arrival', 'departure', 'tax at source', 'expats'],
  format: 'pdf',
  fileName: 'expat-tax-guide-2026.pdf',
  taxYear: 2026,
  stateOn: '2026-11-25',
  drawing: {
    illustration: 'route',
    seed: 'expat-tax-guide',
    alt: 'A line winding through a field of dots to a red circle',
  },
  body: {
    kind: 'guide',
    lead: 'This guide is for people who have come to Switzerland to work, or are about to. The chapters follow the order in which things happen.',
    sections: [
      {
        title: 'Before you sign',
        blocks: [
          {
            kind: 'list',
            items: [
              'Is it a local contract or an assignment? Senior staff and specialists posted for no more than five years may deduct special costs: moving costs, housing costs in Switzerland while a home abroad remains available for their own use and, under certain conditions, fees for a school that teaches in a foreign language. With a local contract, you can deduct none of these.',
              'Who pays which costs? Whatever your employer pays for your private life is salary.',
              'Where will you live? Tax on the same income is more than twice as high in some communes as in others.',
              'Do you have shares or options from a former employer? Note the grant and vesting dates before you move.',
              'Will you sell, let or keep your home abroad? It will be taxed there, and will affect your tax rate here.',
            ],
          },
        ],
      },
      {
        title: 'The first weeks',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Register with the commune (municipality) within 14 days of arriving, and before your first working day.',
              'Tell your employer your marital status, children, religious affiliation and whether your spouse has an income. These determine your tariff code.',
              'Take out health insurance within three months. It applies from the first day.',
              'Open a pillar 3a (private retirement savings) account if you are going to file a tax return.',
              'Keep every document about your move: dates, costs, and the value of your accounts on the day you arrived.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Religion matters because members of a recognised church pay church tax through the same deduction. Answer correctly; you can leave a church later.',
          },
        ],
      },
      {
        title: 'Tax at source',
        blocks: [
          {
            kind: 'table',
            caption: 'Tariff codes',
            columns: ['Code', 'For whom'],
            rows: [
              ['A', 'Single, no children at home'],
              ['B', 'Married, one income'],
              ['C', 'Married, two incomes'],
              ['E', 'Small jobs under the simplified procedure (5% for all taxes, final)'],
              [
                'H',
                'Single, living with children and paying most of their support; in an unmarried couple, only the partner with the higher income',
              ],
              ['L, M, N, P, Q', 'Daily commuters from Germany, limited to 4.5%'],
              ['R, S, T, U, V', 'Daily commuters from Italy (2020 agreement), at 80% of the ordinary tax'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'The number after the letter is the number of children; Y or N shows whether you pay church tax. You can have a wrong code corrected if you request this by 31 March of the following year.',
          },
          {
            kind: 'paragraph',
            text: 'Most cantons work out tax at source (withholding tax, Quellensteuer) month by month. Fribourg, Geneva, Ticino, Vaud and Valais work it out over the whole year. A month with a bonus is therefore taxed differently in Lausanne than in Zurich.',
          },
        ],
      },
      {
        title: 'The CHF 120,000 threshold',
        blocks: [
          {
            kind: 'paragraph',
            text: 'If you earn CHF 120,000 gross or more a year, you must file a tax return, and in later years too. A part-year salary is converted to a full year, and each spouse’s salary is assessed separately. You must also file if your other income or your wealth is above the canton’s threshold: in Bern, CHF 3,000 of other income or CHF 150,000 of taxable wealth. The tax already withheld is credited. If you have not received a form, request one by 31 March. In all other cases, the tax at source is final unless you request to file a tax return (subsequent ordinary assessment, NOV/TOU).',
          },
          {
            kind: 'note',
            text: 'Final deadline for your request: 31 March of the following year or, if you leave Switzerland first, the day you deregister. The deadline cannot be extended and you cannot withdraw the request. You must then file every year until you are no longer taxed at source. Calculate both options first.',
          },
          {
            kind: 'table',
            caption: 'Is it worth filing voluntarily?',
            columns: ['Reasons to file', 'Reasons not to file'],
            rowHeaders: false,
            rows: [
              ['Pillar 3a contributions, pension fund buy-in', 'Average deductions only'],
              ['Commune with low taxes', 'Commune with a high tax multiplier'],
              ['Maintenance, interest, training or childcare costs', 'Wealth that would be taxed'],
              ['Reasons that will last for years', 'Only one exceptional year'],
            ],
          },
        ],
      },
      {
        title: 'An example: arrival in September',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Maria arrives in Biel/Bienne on 1 September 2026 with a B permit. She is single and earns CHF 10,500 a month, paid twelve times a year.',
          },
          {
            kind: 'list',
            items: [
              'By the end of the year she has earned CHF 42,000. Converted to a full year, that is CHF 126,000, which is above the threshold. She must file a tax return for the four months.',
              'In the tax return, she declares her worldwide income from 1 September and her wealth on 31 December. Her income is taxed at the rate for a full year’s income, so the four months are not taxed like a small income.',
              'Annual deductions, such as the limit for insurance premiums, are reduced in proportion to the number of months. Pillar 3a contributions are fully deductible up to the annual limit.',
              'Maria lets her flat in Madrid. She declares its rent and value, which affect her tax rate; Spain taxes them.',
              'The tax at source for the four months is credited. Maria must file even if no form arrives: if she has not received one, she must request it from the canton by 31 March 2027.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'If Maria earned CHF 9,500 a month (CHF 114,000 a year), her tax at source would be final, as long as the rent from Madrid and her savings stayed below the canton’s thresholds. With CHF 3,000 or more in rent, she would have to file in Bern anyway. Below the thresholds, she could ask to file a tax return by 31 March 2027, and should calculate both options first.',
          },
        ],
      },
      {
        title: 'What you left in your home country',
        blocks: [
          {
            kind: 'list',
            items: [
              'Accounts and securities abroad: Switzerland taxes both the income and the wealth. Foreign tax on dividends is credited in part.',
              'A home abroad is taxed there. Declare its value, rent, interest and debts here: they determine your tax rate and the share of debts you can deduct.',
              'Pensions: private pensions are normally taxed where you live, and public pensions often in the country that pays them. The tax treaty determines which.',
              'US citizens and green card holders must also file in the United States, wherever they live, and report their accounts outside the United States to the US authorities (FBAR, Form 8938). Ask a US adviser before you open a pillar 3a account or buy funds.',
              'A company abroad that you manage from Switzerland may be taxable here.',
            ],
          },
        ],
      },
      {
        title: 'Posted for up to five years',
        blocks: [
          {
            kind: 'paragraph',
            text: 'You are an expatriate under the federal Expatriates Ordinance (ExpaV, SR 642.118.3) if a foreign employer sends you to Switzerland for up to five years, as senior staff or as a specialist. A local or open-ended contract does not qualify. Expatriates can deduct:',
          },
          {
            kind: 'list',
            items: [
              'The cost of moving here and back, including your family’s.',
              'Reasonable housing costs in Switzerland, as long as a home abroad remains available for your own use. The costs of the home abroad are never deductible. If you let it, you can no longer deduct housing costs in Switzerland either.',
              'School fees for minor children, but only if the public schools do not teach in the child’s language.',
              'A flat rate of CHF 1,500 a month, without proof, instead of moving and housing costs. Anything your employer pays directly, or as a lump sum that is not salary, reduces this amount.',
            ],
          },
        ],
      },
      {
        title: 'Commuters and telework',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Germany: with a certificate of residence, you pay Swiss tax at source of up to 4.5%, and the rest in Germany. You lose commuter status after more than 60 working days a year on which work keeps you from returning home. The treaty has no further allowance for telework: once you lose the status, days worked in Germany are taxed in Germany.',
          },
          {
            kind: 'paragraph',
            text: 'France: if you work in Bern, Basel-Landschaft, Basel-Stadt, Jura, Neuchâtel, Solothurn, Vaud or Valais and commute daily, your salary is taxed in France, provided you submit a certificate of residence. Geneva withholds tax at its ordinary rates. Telework of up to 40% of working time, including up to ten days of business trips outside Switzerland, does not change which country taxes you.',
          },
          {
            kind: 'paragraph',
            text: 'Italy: since 2024, new commuters have paid 80% of the ordinary tax here and filed in Italy, with a credit. If you worked as a commuter in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023, you are still taxed in Switzerland only. You keep the status if you telework at home for up to 25% of your working time (protocol in force since 9 February 2026, applicable from 1 January 2024). As with France, you may spend up to 45 nights a year away for work.',
          },
          {
            kind: 'paragraph',
            text: 'Austria: there is no special rule. You pay ordinary tax at source here and get a credit there. Liechtenstein: daily commuters are taxed only where they live, so nothing is withheld here. Public service is an exception (agreement, Art. 15 para. 4 and Art. 19).',
          },
          {
            kind: 'note',
            text: 'Social insurance follows different rules. If telework is below 50% of your working time, you can remain insured in Switzerland under the framework agreement, with an A1 certificate (proof of the country where you are insured).',
          },
        ],
      },
      {
        title: 'Changes that affect your tax',
        blocks: [
          {
            kind: 'list',
            items: [
              'You get a C permit, or marry someone who is Swiss or has a C permit: tax at source ends and you start filing tax returns.',
              'You have a child or separate, or your spouse starts or stops working: your tariff code changes.',
              'You move to another canton: the new canton’s rates apply from that month. If you file a tax return, you are taxed by the canton where you live on 31 December.',
              'You become self-employed as well as having a job: you must file a tax return.',
              'You buy a home: you must file a tax return.',
            ],
          },
        ],
      },
      {
        title: 'When you leave',
        blocks: [
          {
            kind: 'steps',
            items: [
              'If you are taxed at source, decide before you deregister whether to request to file a tax return. Your request for a completed year must arrive by 31 March of the following year; your request for the year you leave, before you deregister. The tax office cannot accept it later.',
              'Then deregister with the commune, which informs the tax office.',
              'If you file tax returns, file one up to the day you leave. Give the tax office a postal address in Switzerland.',
              'Pension fund: if you move outside the EU and EFTA, it can be paid out in full. If you move to an EU or EFTA country, the compulsory part usually stays in a vested benefits account.',
              'Pillar 3a can be paid out in full, wherever you go.',
              'Tax at source on the lump sum depends on the canton of the pension foundation. If the treaty allows, reclaim it with a confirmation from your new tax office.',
              'Request a statement of your AHV contributions. Citizens of countries without an agreement may have them refunded.',
              'Keep your documents for ten years.',
            ],
          },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Taxation (DFTA, SR 642.11), Art. 83–101',
        href: legalSources.dbg.href,
      },
      {
        title: 'Ordinance on Tax at Source (QStV, SR 642.118.2)',
        href: legalSources.qstv.href,
      },
      {
        title: 'Vested Benefits Act (FZG, SR 831.42), Art. 5 and 25f',
        href: legalSources.fzg.href,
      },
      {
        title: 'Double taxation agreement with France',
        href: legalSources.treatyFrance.href,
      },
      { title: 'Federal Tax Administration: Italy', href: legalSources.estvItaly.href },
    ],
  },
}
