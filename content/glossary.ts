export type GlossaryEntry = {
  term: string
  german: string
  french: string
  italian: string
  meaning: string
}

export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Tax at source',
    german: 'Quellensteuer',
    french: 'impôt à la source',
    italian: 'imposta alla fonte',
    meaning:
      'Income tax that the employer deducts from the salary: for residents without Swiss citizenship or a C permit who are not married to someone with either, and for people who live abroad and work here.',
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
      'A free, written challenge to your tax assessment. You have 30 days from the day it reached your letterbox; a registered letter that you do not collect is delivered on the seventh day after the first attempt.',
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
