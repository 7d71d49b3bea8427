import type { Resource } from './resource.ts'

// The formula avoids TEXT(…,"dddd"), which fails if the spreadsheet program is set to German.
const weekdayName =
  'IF(A{row}="","",CHOOSE(WEEKDAY(A{row},2),"Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"))'

const dayOfYear = 'IF(DATE($B$4,1,1)+ROW()-{first}>DATE($B$4,12,31),"",DATE($B$4,1,1)+ROW()-{first})'

export const workingDaysCalendar: Resource = {
  id: 'working-days-calendar',
  title: 'Working Days Calendar',
  description:
    'A calendar of 2026 that counts telework, business trips and nights away, for commuters and people who travel.',
  category: 'Template',
  rating: 4.7,
  featured: false,
  tags: ['telework', 'cross-border commuters', 'travel', 'spreadsheet'],
  format: 'xlsx',
  fileName: 'working-days-calendar-2026.xlsx',
  taxYear: 2026,
  stateOn: '2026-11-25',
  drawing: {
    illustration: 'calendar',
    seed: 'working-days-calendar',
    alt: 'The days of a month, one marked by a red circle',
  },
  body: {
    kind: 'template',
    lead: 'Fill in one choice per day. The top of the sheet shows the shares and the limits.',
    sheets: [
      {
        name: 'Calendar',
        title: 'Working days 2026',
        explanation:
          'Half days: choose what took more time. A night counts as away when you could not return home for reasons of work.',
        summary: [
          { label: 'Year', type: 'number', input: 2026, hint: 'Type another year to use the calendar again.' },
          { label: 'Working days', type: 'number', formula: 'B6+B7+B8+B9' },
          {
            label: 'Workplace in Switzerland',
            type: 'number',
            formula: 'COUNTIF(C{first}:C{last},"Workplace in Switzerland")',
          },
          {
            label: 'Telework at home abroad',
            type: 'number',
            formula: 'COUNTIF(C{first}:C{last},"Telework at home abroad")',
          },
          {
            label: 'Business trip, country of residence',
            type: 'number',
            formula: 'COUNTIF(C{first}:C{last},"Trip: country of residence")',
          },
          {
            label: 'Business trip, third country',
            type: 'number',
            formula: 'COUNTIF(C{first}:C{last},"Trip: third country")',
          },
          { label: 'Share of telework at home', type: 'percent', formula: 'IF(B5=0,0,B7/B5)' },
          {
            label: 'France: at most 40 %, with trips outside Switzerland',
            type: 'text',
            hint: 'Up to 10 days of business trips outside Switzerland are part of the 40 %. More than 10 such days: have it checked.',
            formula: 'IF(B8+B9>10,"check trips",IF(IF(B5=0,0,(B7+B8+B9)/B5)<=0.4,"within","above"))',
          },
          {
            label: 'Italy: at most 25 % telework at home',
            type: 'text',
            formula: 'IF(B10<=0.25,"within","above")',
          },
          { label: 'Social insurance: below 50 %', type: 'text', formula: 'IF(B10<0.5,"within","above")' },
          { label: 'Working days without return home', type: 'number', formula: 'COUNTIF(D{first}:D{last},"yes")' },
          {
            label: 'Months with this employer',
            type: 'number',
            input: 12,
            hint: 'For a part of a year, the 60 days of Germany and the 45 nights of France and Italy are counted in proportion. Part-time work on fewer days a week lowers the 60 days of Germany too: ask your adviser.',
          },
          {
            label: 'Germany: at most 60 such days, in proportion',
            type: 'text',
            formula: 'IF(B14<=60*B15/12,"within","above")',
          },
          {
            label: 'France and Italy: at most 45 nights, in proportion',
            type: 'text',
            formula: 'IF(B14<=45*B15/12,"within","above")',
          },
          {
            label: 'Liechtenstein: at most 45 days without return',
            type: 'text',
            formula: 'IF(B14<=45,"within","above")',
          },
        ],
        columns: [
          { header: 'Date', type: 'date', width: 38, formula: dayOfYear },
          { header: 'Weekday', type: 'text', width: 12, formula: weekdayName },
          {
            header: 'Where',
            type: 'choice',
            width: 30,
            choices: [
              'Workplace in Switzerland',
              'Telework at home abroad',
              'Trip: country of residence',
              'Trip: third country',
              'Holiday',
              'Illness',
              'Free',
            ],
          },
          { header: 'Night away for work', type: 'choice', width: 18, choices: ['yes', 'no'] },
          { header: 'Country', type: 'text', width: 16 },
          { header: 'Note', type: 'text', width: 40 },
        ],
        rows: [],
        rowCount: 366,
        alarms: ['above', 'check trips'],
      },
      {
        name: 'Rules',
        title: 'What is counted',
        explanation:
          'Short form of the rules for employees of a Swiss employer. The agreement with your country decides.',
        summary: [],
        columns: [
          { header: 'Country', type: 'text', width: 18 },
          { header: 'Rule', type: 'text', width: 80 },
          { header: 'Paper', type: 'text', width: 40 },
        ],
        rows: [
          [
            'Germany',
            'Daily commuter: Swiss tax at source of at most 4.5 %. More than 60 working days without return end the status; in a part of a year, or with part-time work, in proportion.',
            'Certificate of residence (Gre-1)',
          ],
          [
            'France',
            'Telework up to 40 % of working time does not change who taxes; this includes up to 10 days of business trips outside Switzerland. At most 45 nights away a year for work, in proportion in a part of a year. Eight cantons: salary taxed in France. Geneva: tax at source.',
            'Certificate of residence',
          ],
          [
            'Italy',
            'Since 2024 new commuters: 80 % of the ordinary Swiss tax at source, then taxed in Italy with credit. Telework at home in Italy up to 25 % of working time and 45 nights away a year, in proportion, keep the status. If you worked there as a commuter between 31 December 2018 and 17 July 2023: taxed in Switzerland only.',
            'Proof of residence in the border zone',
          ],
          [
            'Liechtenstein',
            'Daily commuters are taxed only where they live; 45 days a year without return are allowed. Public service is an exception.',
            'Certificate of residence',
          ],
          ['Austria', 'No special rule: ordinary Swiss tax at source, credit in Austria.', 'Swiss salary certificate'],
          [
            'All',
            'Social insurance: telework below 50 % can stay with Switzerland under the framework agreement.',
            'Certificate A1',
          ],
        ],
        rowCount: 6,
      },
    ],
  },
}
