import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const expatTaxGuide: Resource = {
  id: 'expat-tax-guide',
  title: 'Expat Tax Guide',
  description:
    'From the work contract to the day you leave: tax at source, the CHF 120’000 line, assets at home, family, and departure.',
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
    alt: 'A line finding its way through a field of dots to a red circle',
  },
  body: {
    kind: 'guide',
    lead: 'For people who have come to Switzerland to work, or will. In the order in which things happen.',
    sections: [
      {
        title: 'Before you sign',
        blocks: [
          {
            kind: 'list',
            items: [
              'Local contract or assignment? Senior staff and specialists posted for at most five years may deduct special costs (housing in Switzerland while a home abroad stays free for their own use, moving, school in a foreign language under conditions). A local contract has none of that.',
              'Who bears which costs? What the employer pays for your private life is salary.',
              'Where will you live? The same income is taxed more than twice as high in some communes as in others.',
              'Shares and options from a former employer: note grant and vesting dates before you move.',
              'Sell, let or keep the home abroad? It will be taxed there, and counts here for the rate.',
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
              'Register with the commune within 14 days of arriving, and before the first working day.',
              'Tell your employer about marriage, children, religion and the partner’s income: they make up the tariff code.',
              'Take out health insurance within three months. It applies from the first day.',
              'Open pillar 3a if you will be assessed in the ordinary way.',
              'Keep every paper of the move: date, costs, values of accounts on the day of arrival.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Religion matters because members of a recognised church pay church tax by the same deduction. Say what is true; leaving a church later is possible.',
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
              ['A', 'Single, without children at home'],
              ['B', 'Married, one income'],
              ['C', 'Married, two incomes'],
              ['E', 'Small jobs accounted for in the simplified procedure (5 % for all taxes, final)'],
              [
                'H',
                'Single, living with children and paying most of their keep; of an unmarried couple only the one with the higher income',
              ],
              ['L, M, N, P, Q', 'Daily commuters from Germany, limited to 4.5 %'],
              ['R, S, T, U, V', 'Daily commuters from Italy (agreement of 2020), 80 % of the ordinary tax'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'The figure behind the letter is the number of children, Y or N stands for church tax. A wrong code is corrected on request, at the latest on 31 March of the following year.',
          },
          {
            kind: 'paragraph',
            text: 'In most cantons the tax is worked out month by month; Fribourg, Geneva, Ticino, Vaud and Valais settle it over the year. A bonus month therefore looks different in Lausanne and in Zürich.',
          },
        ],
      },
      {
        title: 'The CHF 120’000 line',
        blocks: [
          {
            kind: 'paragraph',
            text: 'From CHF 120’000 gross a year, converted to twelve months and counted for each spouse alone, you file a return, also in later years. The same holds for whoever has other income or wealth above the line of the canton: in Bern CHF 3’000 of other income or CHF 150’000 of taxable wealth. What was withheld is credited. If no form comes, ask for it by 31 March. Otherwise the tax at source is final unless you ask for the ordinary assessment.',
          },
          {
            kind: 'note',
            text: 'The request: by 31 March of the following year; if you leave Switzerland, never later than the day you deregister; not extendable, not revocable, binding until you leave the system of tax at source. Calculate both ways first.',
          },
          {
            kind: 'table',
            caption: 'Rather yes, rather no',
            columns: ['Speaks for a request', 'Speaks against it'],
            rowHeaders: false,
            rows: [
              ['Pillar 3a, pension purchase', 'Nothing to deduct beyond the average'],
              ['Cheap commune', 'Commune with a high multiplier'],
              ['Maintenance, interest, training, child care', 'Fortune that would be taxed'],
              ['Will last for years', 'Only one exceptional year'],
            ],
          },
        ],
      },
      {
        title: 'An example: arrival in September',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Maria arrives in Biel/Bienne on 1 September 2026 with a B permit. She is single and earns CHF 10’500 a month, twelve times a year.',
          },
          {
            kind: 'list',
            items: [
              'By the end of the year she has earned CHF 42’000. Converted to twelve months it is CHF 126’000: above the line. She will file a return for the four months.',
              'The return contains her worldwide income from 1 September on and her wealth on 31 December. The rate is that of a full year, so four months are not taxed like a small income.',
              'Deductions per year, such as the insurance limit, are granted in proportion to the months. Pillar 3a is granted in full.',
              'Her flat in Madrid is let. Rent and value go into the return for the rate; Spain taxes them.',
              'The tax at source of four months is credited. The assessment is compulsory, but the form need not come by itself: if it has not, she asks the canton for it by 31 March 2027.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Had she earned CHF 9’500 a month, CHF 114’000 a year, the tax at source would be final, as long as the rent of the flat in Madrid and her savings stay below the lines of the canton. With rent of CHF 3’000 or more she must file in Bern as well. Below the lines she would have until 31 March 2027 to ask for the ordinary assessment, and would do well to calculate before.',
          },
        ],
      },
      {
        title: 'What you left at home',
        blocks: [
          {
            kind: 'list',
            items: [
              'Accounts and securities abroad are taxed here, income and wealth. Foreign tax on dividends is credited in part.',
              'A home abroad is taxed there. Declare value, rent, interest and debts here: they set the rate and divide your debts.',
              'Pensions: private ones are normally taxed where you live, those of a state often where they come from. The treaty decides.',
              'US citizens and green card holders file in the United States as well, wherever they live, and report their accounts there (FBAR, Form 8938). Ask a US adviser before you open pillar 3a or buy funds.',
              'A company abroad that you run from here can be taxable here.',
            ],
          },
        ],
      },
      {
        title: 'Posted for at most five years',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Senior staff and specialists whom a foreign employer sends to Switzerland for at most five years are expatriates in the sense of the federal ordinance (ExpaV, SR 642.118.3). A local or open-ended contract does not qualify.',
          },
          {
            kind: 'list',
            items: [
              'The move here and back, for the family too.',
              'Reasonable housing costs in Switzerland, as long as a home abroad stays free for your own use. The home abroad itself is never deductible, and once it is let, nothing is.',
              'School fees of minor children, only where the public schools do not teach in the child’s language.',
              'Instead of move and housing: CHF 1’500 a month, without proof. What the employer pays directly, or as a lump sum that is not salary, reduces it.',
            ],
          },
        ],
      },
      {
        title: 'Commuters and telework',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Germany: 4.5 % Swiss tax at source with the certificate of residence, the rest in Germany. More than 60 working days a year on which you do not return home for reasons of work end the status. The treaty knows no allowance for telework beyond that: days worked in Germany belong to Germany once the status is lost.',
          },
          {
            kind: 'paragraph',
            text: 'France: in Bern, Basel-Landschaft, Basel-Stadt, Jura, Neuchâtel, Solothurn, Vaud and Valais the salary of daily commuters is taxed in France, with the certificate of residence. Geneva withholds by its ordinary tariff. Telework of up to 40 % of working time does not change who taxes; this includes up to ten days of business trips outside Switzerland.',
          },
          {
            kind: 'paragraph',
            text: 'Italy: since 2024 new commuters pay 80 % of the ordinary tax here and file in Italy with credit; those who worked as commuters in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023 remain taxable in Switzerland only. Telework at home of up to 25 % of working time keeps the status (protocol in force since 9 February 2026, applied from 1 January 2024), and up to 45 nights a year away for work are allowed, as with France. Austria: no special rule; ordinary tax at source here, credit there. Liechtenstein: daily commuters are taxed only where they live, so nothing is withheld here; public service is an exception (agreement, Art. 15 para. 4 and Art. 19).',
          },
          {
            kind: 'note',
            text: 'Social insurance follows other rules: with telework below 50 % of working time you can remain insured in Switzerland under the framework agreement, with a certificate A1.',
          },
        ],
      },
      {
        title: 'Changes that need a call',
        blocks: [
          {
            kind: 'list',
            items: [
              'C permit or marriage to somebody with a C permit or Swiss: tax at source ends, the return begins.',
              'Birth, separation, partner starts or stops working: new tariff code.',
              'Move to another canton: since that month another table; with a return, the canton of 31 December.',
              'Self-employment beside the job: ordinary assessment.',
              'Purchase of a home: the return becomes compulsory.',
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
              'If you are taxed at source, decide before you deregister whether to request a subsequent ordinary assessment. The request for a year that is over must arrive by 31 March of the following year; the request for the year you leave, before you deregister. Nobody can accept it later.',
              'Then deregister with the commune; it tells the tax office.',
              'File a return up to the day of departure, if you were assessed in the ordinary way. Name an address in Switzerland for letters.',
              'Pension fund: to a country outside the EU and EFTA it can be paid out in full. To an EU or EFTA country the compulsory part usually stays in a vested benefits account.',
              'Pillar 3a can be paid out in full, wherever you go.',
              'Tax at source on the capital follows the seat of the foundation. If the treaty allows, claim it back with the confirmation of your new tax office.',
              'Ask for an AHV extract. Citizens of countries without an agreement may have the contributions paid back.',
              'Keep your papers for ten years.',
            ],
          },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Tax (DBG, SR 642.11), Art. 83–101',
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
