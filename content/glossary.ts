export type GlossaryEntry = {
  term: string
  german: string
  french: string
  italian: string
  /** One sentence, shown beside a search result or as a tooltip. */
  meaning: string
}

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Tax at source',
    german: 'Quellensteuer',
    french: 'impôt à la source',
    italian: 'imposta alla fonte',
    meaning: 'Income tax that the employer deducts from the salary of people without a C permit.',
  },
  {
    term: 'Ordinary assessment',
    german: 'nachträgliche ordentliche Veranlagung',
    french: 'taxation ordinaire ultérieure',
    italian: 'tassazione ordinaria ulteriore',
    meaning: 'A full return after the year, in which tax withheld at source is credited.',
  },
  {
    term: 'Swiss withholding tax',
    german: 'Verrechnungssteuer',
    french: 'impôt anticipé',
    italian: 'imposta preventiva',
    meaning: '35 % taken from Swiss dividends and interest and paid back to those who declare them.',
  },
  {
    term: 'Multiplier',
    german: 'Steuerfuss, Steueranlage',
    french: 'coefficient',
    italian: 'moltiplicatore',
    meaning: 'The rate by which canton and commune multiply the simple tax of the cantonal tariff.',
  },
  {
    term: 'Simple tax',
    german: 'einfache Steuer',
    french: 'impôt de base',
    italian: 'imposta semplice',
    meaning: 'The tax by the tariff of the canton before it is multiplied.',
  },
  {
    term: 'Pillar 3a',
    german: 'Säule 3a',
    french: 'pilier 3a',
    italian: 'pilastro 3a',
    meaning: 'Tied savings for old age whose payments are deducted from income.',
  },
  {
    term: 'Pension fund',
    german: 'Pensionskasse',
    french: 'caisse de pension',
    italian: 'cassa pensione',
    meaning: 'The occupational pension of the employer, also called second pillar.',
  },
  {
    term: 'Salary certificate',
    german: 'Lohnausweis',
    french: 'certificat de salaire',
    italian: 'certificato di salario',
    meaning: 'The yearly statement of the employer on salary, contributions and benefits.',
  },
  {
    term: 'Imputed rental value',
    german: 'Eigenmietwert',
    french: 'valeur locative',
    italian: 'valore locativo',
    meaning: 'The rent an owner is deemed to receive from the own home; taxed until the tax year 2028.',
  },
  {
    term: 'Objection',
    german: 'Einsprache',
    french: 'réclamation',
    italian: 'reclamo',
    meaning:
      'Written protest against an assessment, within 30 days of delivery (the day it lies in the letterbox) and free of charge.',
  },
  {
    term: 'Exemption with progression',
    german: 'Progressionsvorbehalt',
    french: 'réserve de progressivité',
    italian: 'riserva della progressione',
    meaning: 'Income that is not taxed here but raises the rate on the rest.',
  },
  {
    term: 'Voluntary disclosure',
    german: 'Selbstanzeige',
    french: 'dénonciation spontanée',
    italian: 'autodenuncia',
    meaning: 'Reporting what one failed to declare; the first time without a fine.',
  },
]
