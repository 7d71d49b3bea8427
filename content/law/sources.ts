export type LegalSource = {
  title: string | null
  number: string | null
  /** URL of the binding language version or, if there is no such page, of a translation. */
  href: string
}

const fedlex = 'https://www.fedlex.admin.ch/eli/cc'

/** The only registry of legal sources; the law library also takes its links from it. */
export const legalSources = {
  dbg: {
    title: 'Federal Act on Direct Federal Taxation (DFTA, DBG)',
    number: 'SR 642.11',
    href: `${fedlex}/1991/1184_1184_1184/de`,
  },
  sthg: { title: 'Tax Harmonisation Act (THA, StHG)', number: 'SR 642.14', href: `${fedlex}/1991/1256_1256_1256/de` },
  qstv: { title: 'Ordinance on Tax at Source (QStV)', number: 'SR 642.118.2', href: `${fedlex}/2018/274/de` },
  workExpenses: {
    title: 'Ordinance on Work Expenses',
    number: 'SR 642.118.1',
    href: `${fedlex}/1993/1363_1363_1363/de`,
  },
  expaV: { title: 'Expatriates Ordinance (ExpaV)', number: 'SR 642.118.3', href: `${fedlex}/2000/471/de` },
  vstg: { title: 'Withholding Tax Act (WTA, VStG)', number: 'SR 642.21', href: `${fedlex}/1966/371_385_384/de` },
  bvv3: { title: 'Ordinance on Pillar 3a (BVV 3)', number: 'SR 831.461.3', href: `${fedlex}/1985/1778_1778_1778/de` },
  bvg: { title: 'Occupational Pensions Act (BVG)', number: 'SR 831.40', href: `${fedlex}/1983/797_797_797/de` },
  bvv2: {
    title: 'Ordinance on Occupational Pensions (BVV 2)',
    number: 'SR 831.441.1',
    href: `${fedlex}/1984/543_543_543/de`,
  },
  fzg: { title: 'Vested Benefits Act (FZG)', number: 'SR 831.42', href: `${fedlex}/1994/2386_2386_2386/de` },
  kvg: { title: 'Health Insurance Act (KVG)', number: 'SR 832.10', href: `${fedlex}/1995/1328_1328_1328/de` },
  mwstg: { title: 'VAT Act (MWSTG)', number: 'SR 641.20', href: `${fedlex}/2009/615/en` },
  or: { title: 'Code of Obligations (OR)', number: 'SR 220', href: `${fedlex}/27/317_321_377/en` },
  zgb: { title: 'Civil Code (ZGB)', number: 'SR 210', href: `${fedlex}/24/233_245_233/en` },
  iprg: { title: 'Private International Law Act (IPRG)', number: 'SR 291', href: `${fedlex}/1988/1776_1776_1776/en` },
  treatyFrance: { title: 'Agreement with France', number: 'SR 0.672.934.91', href: `${fedlex}/1967/1079_1119_1113/fr` },
  treatyUnitedKingdom: {
    title: 'Convention with the United Kingdom',
    number: 'SR 0.672.936.712',
    href: 'https://www.gov.uk/government/publications/switzerland-tax-treaties/1977-uk-switzerland-double-taxation-convention-as-amended-by-the-2017-protocol-in-force',
  },
  treatyLiechtenstein: {
    title: 'Agreement with Liechtenstein',
    number: 'SR 0.672.951.43',
    href: `${fedlex}/2016/763/de`,
  },
  bernTaxAct: {
    title: 'Tax Act of the Canton of Bern',
    number: 'BSG 661.11',
    href: 'https://www.belex.sites.be.ch/app/de/texts_of_law/661.11',
  },
  zurichTaxAct: {
    title: 'Tax Act of the Canton of Zurich',
    number: 'LS 631.1',
    href: 'https://www.zh.ch/de/politik-staat/gesetze-beschluesse/gesetzessammlung/zhlex-ls/erlass-631_1-1997_06_08-1999_01_01-132.html',
  },
  decisionImputedRent: {
    title: null,
    number: null,
    href: 'https://relevancy.bger.ch/cgi-bin/JumpCGI?id=BGE-143-I-137',
  },
  imputedRent2029: { title: null, number: null, href: 'https://www.admin.ch/de/newnsb/yGTqBPowRqyVh0zPokW-q' },
  individualTaxation2032: { title: null, number: null, href: 'https://www.admin.ch/de/newnsb/khPH1Sn08Zr6iGZYe4tsB' },
  estvCountries: {
    title: null,
    number: null,
    href: 'https://www.estv.admin.ch/estv/en/home/internationales-steuerrecht/international-laender.html',
  },
  estvItaly: { title: null, number: null, href: 'https://www.estv.admin.ch/en/italy' },
  estvSourceTax: { title: null, number: null, href: 'https://www.estv.admin.ch/de/quellensteuer' },
  estvCirculars: {
    title: null,
    number: null,
    href: 'https://www.estv.admin.ch/de/kreisschreiben-direkten-bundessteuer',
  },
  circular36: {
    title: null,
    number: null,
    href: 'https://www.estv.admin.ch/dam/de/sd-web/oOz28af293pZ/dbst-ks-2012-1-036-d-de.pdf',
  },
  estvCrypto: { title: null, number: null, href: 'https://www.estv.admin.ch/de/kryptowaehrungen-besteuerung' },
  estvCryptoEnglish: { title: null, number: null, href: 'https://www.estv.admin.ch/en/cryptocurrencies' },
  icTax: { title: null, number: null, href: 'https://www.estv.admin.ch/de/kurslisten-ictax' },
  vatRates: { title: null, number: null, href: 'https://www.estv.admin.ch/en/vat-rates-switzerland' },
  sifTreaties: { title: null, number: null, href: 'https://www.sif.admin.ch/en/double-taxation' },
  ahvEmployed: { title: null, number: null, href: 'https://www.ahv-iv.ch/p/2.01.d' },
  ahvSelfEmployed: { title: null, number: null, href: 'https://www.ahv-iv.ch/p/2.02.d' },
  ahvCentre: { title: null, number: null, href: 'https://www.ahv-iv.ch/en/' },
  socialInsuranceOffice: { title: null, number: null, href: 'https://www.bsv.admin.ch' },
  bernReturn: {
    title: null,
    number: null,
    href: 'https://www.taxinfo.sv.fin.be.ch/taxinfo/display/taxinfo/Steuererkl%C3%A4rung',
  },
  bernCompulsoryReturn: {
    title: null,
    number: null,
    href: 'https://www.taxinfo.sv.fin.be.ch/taxinfo/display/taxinfo/Obligatorische+nachtr%C3%A4gliche+ordentliche+Veranlagung',
  },
  bernInheritance: {
    title: null,
    number: null,
    href: 'https://www.taxinfo.sv.fin.be.ch/taxinfo/display/taxinfo/Steuerbetrag+%28Art.+19+ESchG%29',
  },
  bernProfitTax: {
    title: null,
    number: null,
    href: 'https://www.sv.fin.be.ch/de/start/ueber-uns/steuerstrategie-des-kantons-bern/belastungsvergleiche/belastungsvergleich-gewinnsteuer.html',
  },
  winterthurCompulsoryReturn: {
    title: null,
    number: null,
    href: 'https://stadt.winterthur.ch/themen/leben-in-winterthur/arbeit-steuern/steuern/quellensteuer/auslaendische-arbeitnehmer/nachtraegliche-ordentliche-veranlagung-von-amtes-wegen',
  },
  schwyzTaxes: {
    title: null,
    number: null,
    href: 'https://www.sz.ch/privatpersonen/steuern/steuern-natuerliche-personen/uebersicht.html/72-512-445-3489-3488',
  },
  lucerneInheritance: {
    title: null,
    number: null,
    href: 'https://steuerbuch.lu.ch/band3/erbschaftssteuer/estg_steuersatz',
  },
  baselLandInheritance: {
    title: null,
    number: null,
    href: 'https://steuerrechner.bl.ch/Steuerberechnung/Menu-NP-Erben-Info-1.jsp',
  },
  baselStadtInheritance: {
    title: null,
    number: null,
    href: 'https://www.steuerverwaltung.bs.ch/steuerrecht/steuerarten/kantonale-steuern/schenkungs-erbschaftssteuer.html',
  },
  vzInheritance: {
    title: null,
    number: null,
    href: 'https://www.vermoegenszentrum.ch/ratgeber/vergleiche/erbschaftssteuern.html',
  },
  irsAbroad: {
    title: null,
    number: null,
    href: 'https://www.irs.gov/individuals/international-taxpayers/us-citizens-and-residents-abroad-filing-requirements',
  },
  irsAccounts: {
    title: null,
    number: null,
    href: 'https://www.irs.gov/businesses/comparison-of-form-8938-and-fbar-requirements',
  },
  irsPfic: { title: null, number: null, href: 'https://www.irs.gov/forms-pubs/about-form-8621' },
  irsTaxpayerForm: { title: null, number: null, href: 'https://www.irs.gov/forms-pubs/about-form-w-9' },
  irsPensionPlans: { title: null, number: null, href: 'https://www.irs.gov/irb/2021-23_IRB' },
  usForeignAccounts: {
    title: null,
    number: null,
    href: 'https://www.fincen.gov/report-foreign-bank-and-financial-accounts',
  },
  usSocialSecurity: {
    title: null,
    number: null,
    href: 'https://www.ssa.gov/international/Agreement_Pamphlets/switzrld.html',
  },
  ukPensionRelief: {
    title: null,
    number: null,
    href: 'https://www.gov.uk/government/publications/double-taxation-united-kingdomswitzerland-si-1978-number-1408-and-protocols-form-switzerland-individual',
  },
  ukPensionTransfer: {
    title: null,
    number: null,
    href: 'https://www.gov.uk/government/publications/changes-to-rules-for-overseas-pensions-and-scheme-administrators/reducing-tax-free-overseas-transfers-of-tax-relieved-uk-pensions',
  },
  ukTreatySummary: {
    title: null,
    number: null,
    href: 'https://www.gov.uk/hmrc-internal-manuals/double-taxation-relief/dt18104',
  },
  bernForeignPensions: {
    title: null,
    number: null,
    href: 'https://www.taxinfo.sv.fin.be.ch/taxinfo/display/taxinfo/Vorsorgeleistungen+aus+dem+Ausland',
  },
  zugForeignTax: {
    title: null,
    number: null,
    href: 'https://zg.ch/de/steuern-finanzen/steuern/verrechnungssteuer/anrechnung-auslaendischer-quellensteuern',
  },
  thurgauForeignTax: {
    title: null,
    number: null,
    href: 'https://steuerverwaltung.tg.ch/hauptrubrik-1/verrechnungssteuer-steueranrechnung/pauschale-steueranrechnung.html/2906',
  },
  appenzellUsRetention: {
    title: null,
    number: null,
    href: 'https://www.ai.ch/themen/steuern/steuerarten/verrechnungssteuer/zusaetzlicher-steuerrueckbehalt-usa',
  },
  lumpSum: {
    title: null,
    number: null,
    href: 'https://www.efd.admin.ch/efd/en/home/steuern/steuern-national/besteuerung-nach-dem-aufwand.html',
  },
  figures2026: { title: null, number: null, href: 'https://www.rsm.global/switzerland/de/node/703' },
  lucerneLumpSum: {
    title: null,
    number: null,
    href: 'https://steuern.lu.ch/steuerberaterinnen/stb_at_besteuerung_aufwand',
  },
  appenzellLumpSum: {
    title: null,
    number: null,
    href: 'https://www.ai.ch/themen/steuern/steuerarten/besteuerung-nach-dem-aufwand',
  },
  ticinoLumpSum: {
    title: null,
    number: null,
    href: 'https://www.rsi.ch/info/ticino-grigioni-e-insubria/Ticino-meno-globalisti-ma-pi%C3%B9-entrate-fiscali-nel-2024--3147723.html',
  },
  ahvContributionRates: {
    title: null,
    number: null,
    href: 'https://faq.bsv.admin.ch/de/alters-und-hinterlassenenversicherung-ahv/ahv-beitragspflicht/wie-hoch-sind-meine-beitraege',
  },
  schwyzEmployerAbroad: { title: null, number: null, href: 'https://www.aksz.ch/produkte/ahv-beitraege-ahv/anobag/' },
  socialAgreements: {
    title: null,
    number: null,
    href: 'https://www.bsv.admin.ch/bsv/en/home/social-insurance/int/points-of-reference-and-agreements.html',
  },
  teleworkAgreement: {
    title: null,
    number: null,
    href: 'https://www.bsv.admin.ch/bsv/de/home/sozialversicherungen/int/grundlagen-und-abkommen/telearbeit.html',
  },
  thurgauLiechtenstein: {
    title: null,
    number: null,
    href: 'https://steuerpraxis.tg.ch/steuerpraxis/2023-10/stp-114-nr-4-quellenbesteuerung-von-grenzgangerinn',
  },
  stGallenPillar3a: {
    title: null,
    number: null,
    href: 'https://mendo.ch/praxisaenderung-3a-abzug-fuer-grenzgaengerinnen-im-kanton-st-gallen',
  },
  stGallenPetition: {
    title: null,
    number: null,
    href: 'https://www.swissinfo.ch/ger/st.-galler-politik-unterst%C3%BCtzt-grenzg%C3%A4nger-nach-liechtenstein-fl/91030881',
  },
  commutersToLiechtenstein: {
    title: null,
    number: null,
    href: 'https://blog.kpmg.ch/tax-legal-news/liechtenstein-schweiz-grenzganger-nichtgrenzganger/',
  },
  liechtensteinTelework: {
    title: null,
    number: null,
    href: 'https://www.llv.li/en/company/tax-duties-insurance/compulsory-social-security/exception-agreement-for-telework-across-boundaries-homeoffice-',
  },
  ownersAbroad: {
    title: null,
    number: null,
    href: 'https://www.weka.ch/themen/finanzen-controlling/steuern/internationales-und-interkantonales-steuerrecht/article/internationales-steuerrecht-grenzueberschreitende-verhaeltnisse-bei-natuerlichen-personen/',
  },
  swissAddress: {
    title: null,
    number: null,
    href: 'https://oberdorf.bl.ch/zustelladresse-steuern-bei-abmeldung-ins-ausland',
  },
  trusts: { title: null, number: null, href: 'https://www.cdbf.ch/547/' },
} as const satisfies Record<string, LegalSource>

export type LegalSourceId = keyof typeof legalSources

export type LegalActId = {
  [Id in LegalSourceId]: (typeof legalSources)[Id]['number'] extends string ? Id : never
}[LegalSourceId]
