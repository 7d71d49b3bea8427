import type { Resource } from './resource.ts'

// The formula avoids TEXT(…,"dddd"), which fails if the spreadsheet program is set to German.
const weekdayName =
  'IF(A{row}="","",CHOOSE(WEEKDAY(A{row},2),"Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"))'

const dayOfYear = 'IF(DATE($B$4,1,1)+ROW()-{first}>DATE($B$4,12,31),"",DATE($B$4,1,1)+ROW()-{first})'

export const workingDaysCalendar: Resource = {
  id: 'working-days-calendar',
  title: 'Working Days Calendar',
  description:
    'A calendar for 2026 that counts telework, business trips and nights away, for cross-border commuters and people who travel for work.',
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
    lead: 'Choose one entry per day. The top of the sheet shows your totals and whether you are within the limits.',
    sheets: [
      {
        name: 'Calendar',
        title: 'Working days 2026',
        explanation:
          'For a split day, choose the entry that took up more of the day. Enter “yes” for a night away if work kept you from returning home.',
        summary: [
          { label: 'Year', type: 'number', input: 2026, hint: 'Enter another year to reuse the calendar.' },
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
            label: 'France: at most 40%, with trips outside Switzerland',
            type: 'text',
            hint: 'Up to 10 days of business trips outside Switzerland are included in the 40%. If you have more than 10, ask your adviser.',
            formula: 'IF(B8+B9>10,"check trips",IF(IF(B5=0,0,(B7+B8+B9)/B5)<=0.4,"within","above"))',
          },
          {
            label: 'Italy: at most 25% telework at home',
            type: 'text',
            formula: 'IF(B10<=0.25,"within","above")',
          },
          { label: 'Social insurance: telework below 50%', type: 'text', formula: 'IF(B10<0.5,"within","above")' },
          { label: 'Working days without returning home', type: 'number', formula: 'COUNTIF(D{first}:D{last},"yes")' },
          {
            label: 'Months with this employer',
            type: 'number',
            input: 12,
            hint: 'For part of a year, the limits of 60 days (Germany) and 45 nights (France and Italy) are reduced in proportion. Part-time work on fewer days a week also lowers the 60 days: ask your adviser.',
          },
          {
            label: 'Germany: at most 60 such days a year, in proportion',
            type: 'text',
            formula: 'IF(B14<=60*B15/12,"within","above")',
          },
          {
            label: 'France and Italy: at most 45 nights a year, in proportion',
            type: 'text',
            formula: 'IF(B14<=45*B15/12,"within","above")',
          },
          {
            label: 'Liechtenstein: at most 45 days without returning home',
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
              'Sick leave',
              'Day off',
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
        title: 'Rules by country',
        explanation:
          'A summary of the rules for employees of a Swiss employer. The agreement with your country is binding.',
        summary: [],
        columns: [
          { header: 'Country', type: 'text', width: 18 },
          { header: 'Rule', type: 'text', width: 80 },
          { header: 'Document', type: 'text', width: 40 },
        ],
        rows: [
          [
            'Germany',
            'Daily commuters pay Swiss tax at source of at most 4.5%. They lose this status if they do not return home on more than 60 working days a year. The limit is reduced in proportion for part of a year or part-time work.',
            'Certificate of residence (Gre-1)',
          ],
          [
            'France',
            'Telework of up to 40% of working time, including up to 10 days of business trips outside Switzerland, does not change which country taxes you. You may spend up to 45 nights a year away for work, or proportionally fewer for part of a year. If you work in one of eight cantons, your salary is taxed in France. In Geneva, you pay tax at source.',
            'Certificate of residence',
          ],
          [
            'Italy',
            'Since 2024, new commuters have paid 80% of the ordinary Swiss tax at source and have then been taxed in Italy, with a credit. You keep your status if you telework at home in Italy for up to 25% of your working time and spend up to 45 nights a year away, or proportionally fewer for part of a year. If you worked as a commuter in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023, you are taxed in Switzerland only.',
            'Proof of residence in the border zone',
          ],
          [
            'Liechtenstein',
            'Daily commuters are taxed only where they live. They may stay away from home for work on up to 45 days a year. Public service is an exception.',
            'Certificate of residence',
          ],
          [
            'Austria',
            'There is no special rule: you pay ordinary Swiss tax at source and get a credit in Austria.',
            'Swiss salary certificate',
          ],
          [
            'Social insurance, all countries',
            'If you telework for less than 50% of your working time, you can remain insured in Switzerland under the framework agreement.',
            'A1 certificate',
          ],
        ],
        rowCount: 6,
      },
    ],
  },
}
