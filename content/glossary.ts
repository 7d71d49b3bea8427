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
      'Income tax that your employer deducts from your salary and pays to the canton, also called withholding tax. It applies to residents without Swiss citizenship or a C permit who are not married to someone with either, and to people who live abroad and work here.',
  },
  {
    term: 'Tariff code',
    german: 'Tarifcode',
    french: 'code tarifaire',
    italian: 'codice tariffario',
    meaning:
      'The code on your payslip that determines how much tax at source is deducted, for example A0N. The letter shows your marital status, the figure shows the number of children, and Y or N shows whether you pay church tax.',
  },
  {
    term: 'Subsequent ordinary assessment',
    german: 'nachträgliche ordentliche Veranlagung, NOV',
    french: 'taxation ordinaire ultérieure, TOU',
    italian: 'tassazione ordinaria ulteriore, TOU',
    meaning:
      'A tax assessment based on a tax return that you file after the end of the year, even though tax at source was deducted (NOV in German, TOU in French). The tax already deducted is credited.',
  },
  {
    term: 'Quasi-residence',
    german: 'Quasi-Ansässigkeit',
    french: 'quasi-résidence',
    italian: 'quasi-residenza',
    meaning:
      'The status of people who live abroad, but whose household has at least 90% of its worldwide gross income taxed in Switzerland. They can ask to file a Swiss tax return and claim the same deductions as residents.',
  },
  {
    term: 'Swiss withholding tax',
    german: 'Verrechnungssteuer',
    french: 'impôt anticipé',
    italian: 'imposta preventiva',
    meaning:
      'A tax of 35% deducted from Swiss dividends and interest, also called anticipatory tax. You get it back if you declare the income in your tax return.',
  },
  {
    term: 'Tax assessment',
    german: 'Veranlagung, Veranlagungsverfügung',
    french: 'décision de taxation',
    italian: 'decisione di tassazione',
    meaning:
      'The tax office’s decision on your income, your wealth and the tax you owe. It reaches you as an assessment notice.',
  },
  {
    term: 'Discretionary assessment',
    german: 'Ermessensveranlagung',
    french: 'taxation d’office',
    italian: 'tassazione d’ufficio',
    meaning:
      'The tax office’s estimate of your income if you do not file a tax return. You can challenge it only by showing that it is obviously wrong.',
  },
  {
    term: 'Objection',
    german: 'Einsprache',
    french: 'réclamation',
    italian: 'reclamo',
    meaning:
      'A free, written challenge to your tax assessment. You have 30 days from the day it reached your letterbox. A registered letter that you do not collect is treated as delivered on the seventh day after the first attempt.',
  },
  {
    term: 'Deadline extension',
    german: 'Fristverlängerung',
    french: 'prolongation de délai',
    italian: 'proroga',
    meaning:
      'More time to file your tax return, which you request before the deadline. Most cantons grant it, and some charge a fee.',
  },
  {
    term: 'Voluntary disclosure',
    german: 'Selbstanzeige',
    french: 'dénonciation spontanée',
    italian: 'autodenuncia',
    meaning:
      'Reporting income or assets that you failed to declare, before the tax office finds out. There is no fine for your first disclosure if you cooperate fully.',
  },
  {
    term: 'Commune',
    german: 'Gemeinde',
    french: 'commune',
    italian: 'comune',
    meaning:
      'A municipality, the smallest unit of government in Switzerland. Your commune sets part of your tax, so a move can change your tax bill.',
  },
  {
    term: 'Tax multiplier',
    german: 'Steuerfuss, Steueranlage',
    french: 'coefficient',
    italian: 'moltiplicatore',
    meaning: 'The rate by which the canton and the commune multiply the basic tax to work out your tax bill.',
  },
  {
    term: 'Simple tax',
    german: 'einfache Steuer',
    french: 'impôt de base',
    italian: 'imposta semplice',
    meaning:
      'Also called basic tax: the result of the canton’s tax rates before the canton and commune apply their tax multipliers.',
  },
  {
    term: 'Direct federal tax',
    german: 'direkte Bundessteuer',
    french: 'impôt fédéral direct',
    italian: 'imposta federale diretta',
    meaning:
      'The Confederation’s income tax. Its rates are the same throughout Switzerland, and the canton collects it.',
  },
  {
    term: 'Federal Tax Administration',
    german: 'Eidgenössische Steuerverwaltung, ESTV',
    french: 'Administration fédérale des contributions',
    italian: 'Amministrazione federale delle contribuzioni',
    meaning:
      'The federal tax authority (FTA). It publishes the official tax rates, exchange rates and year-end prices.',
  },
  {
    term: 'Exemption with progression',
    german: 'Progressionsvorbehalt',
    french: 'réserve de progressivité',
    italian: 'riserva della progressione',
    meaning: 'A rule by which income or wealth is not taxed in Switzerland but still affects the tax rate on the rest.',
  },
  {
    term: 'Double taxation agreement',
    german: 'Doppelbesteuerungsabkommen, DBA',
    french: 'convention de double imposition',
    italian: 'convenzione per evitare le doppie imposizioni',
    meaning:
      'A tax treaty between two countries. It determines which country can tax which income and how the other gives relief.',
  },
  {
    term: 'DA-1',
    german: 'Formular DA-1',
    french: 'formulaire DA-1',
    italian: 'modulo DA-1',
    meaning:
      'The form on which you claim a credit for foreign tax deducted from dividends and interest. You file it with your tax return.',
  },
  {
    term: 'A1 certificate',
    german: 'Bescheinigung A1, A1',
    french: 'attestation A1',
    italian: 'certificato A1',
    meaning:
      'Proof of the country in which you pay social security. You need it if you work in Switzerland and in an EU or EFTA country.',
  },
  {
    term: 'Cross-border commuter',
    german: 'Grenzgänger',
    french: 'frontalier',
    italian: 'frontaliere',
    meaning:
      'A person who lives in one country and works in another. A special treaty rule often determines which country taxes the salary.',
  },
  {
    term: 'Expatriates Ordinance',
    german: 'Expatriatenverordnung, ExpaV',
    french: 'ordonnance concernant les expatriés, Oexpa',
    italian: 'ordinanza sugli espatriati, OEspa',
    meaning:
      'The federal rules (ExpaV) on extra deductions for senior employees and specialists who are posted to Switzerland for up to five years.',
  },
  {
    term: 'AHV',
    german: 'AHV',
    french: 'AVS',
    italian: 'AVS',
    meaning:
      'The Swiss state pension (old-age and survivors’ insurance), also called the first pillar. You and your employer each pay contributions based on your salary.',
  },
  {
    term: 'Compensation office',
    german: 'Ausgleichskasse',
    french: 'caisse de compensation',
    italian: 'cassa di compensazione',
    meaning:
      'The office that collects AHV contributions and pays state pensions, family allowances and maternity pay. Your employer belongs to one; self-employed people register with one.',
  },
  {
    term: 'Pension fund',
    german: 'Pensionskasse',
    french: 'caisse de pension',
    italian: 'cassa pensione',
    meaning: 'Your employer’s occupational pension scheme, also called the second pillar.',
  },
  {
    term: 'Pension fund buy-in',
    german: 'Einkauf, Einkauf in die Pensionskasse',
    french: 'rachat',
    italian: 'riscatto',
    meaning:
      'A voluntary contribution that fills a gap in your pension fund. You can deduct it in full, but you can lose the deduction if you withdraw a lump sum from the second pillar within the next three years.',
  },
  {
    term: 'Vested benefits',
    german: 'Freizügigkeit, Freizügigkeitsleistung',
    french: 'libre passage',
    italian: 'libero passaggio',
    meaning:
      'Pension fund savings that you keep when you leave an employer. They go to your new pension fund or to a vested benefits account.',
  },
  {
    term: 'Pillar 3a',
    german: 'Säule 3a',
    french: 'pilier 3a',
    italian: 'pilastro 3a',
    meaning: 'Private retirement savings. What you pay in is deducted from your taxable income.',
  },
  {
    term: 'BVV 3',
    german: 'BVV 3',
    french: 'OPP 3',
    italian: 'OPP 3',
    meaning: 'The federal ordinance on pillar 3a. It sets how much you can pay in and when you can withdraw it.',
  },
  {
    term: 'Salary certificate',
    german: 'Lohnausweis',
    french: 'certificat de salaire',
    italian: 'certificato di salario',
    meaning:
      'Your employer’s annual statement of your salary, contributions and benefits. You need it for your tax return.',
  },
  {
    term: 'Securities schedule',
    german: 'Wertschriftenverzeichnis',
    french: 'état des titres',
    italian: 'elenco dei titoli',
    meaning:
      'The list of accounts and securities in your tax return, with their value on 31 December and their income.',
  },
  {
    term: 'E-tax statement',
    german: 'eSteuerauszug, e-Steuerauszug',
    french: 'relevé fiscal électronique',
    italian: 'estratto fiscale elettronico',
    meaning:
      'A PDF with barcodes from your bank or broker that lists your accounts, securities and income. Tax software can read it directly.',
  },
  {
    term: 'Imputed rental value',
    german: 'Eigenmietwert',
    french: 'valeur locative',
    italian: 'valore locativo',
    meaning: 'The rent you could charge for your own home. It is taxed as income until tax year 2028.',
  },
  {
    term: 'Maintenance',
    german: 'Unterhaltsbeiträge, Alimente',
    french: 'pension alimentaire',
    italian: 'alimenti',
    meaning:
      'Payments to a former or separated spouse, or for children, also called alimony. The person who pays can deduct them, and the person who receives them pays tax on them, except for adult children.',
  },
  {
    term: 'Franchise',
    german: 'Franchise',
    french: 'franchise',
    italian: 'franchigia',
    meaning:
      'The amount of medical costs that you pay yourself each year before your health insurer pays. It is the deductible of your basic insurance.',
  },
  {
    term: 'GA Travelcard',
    german: 'Generalabonnement, GA',
    french: 'abonnement général',
    italian: 'abbonamento generale',
    meaning: 'A yearly pass (GA) for almost all public transport in Switzerland.',
  },
  {
    term: 'A-Post Plus',
    german: 'A-Post Plus',
    french: 'courrier A Plus',
    italian: 'posta A Plus',
    meaning:
      'A tracked letter that is put in your letterbox without a signature. It is treated as delivered on that day, even if you open it later.',
  },
]
