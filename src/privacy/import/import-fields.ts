/** What a column of an imported file can mean, in the order of the list to choose from. */
export const importFields = [
  'email',
  'name',
  'firstName',
  'lastName',
  'clientNumber',
  'company',
  'phone',
  'language',
  'birthDate',
  'nationality',
  'permit',
  'street',
  'houseNumber',
  'postcode',
  'town',
  'country',
  'commune',
  'canton',
  'civilStatus',
  'partnerName',
  'partnerBirthDate',
  'partnerPermit',
  'children',
  'years',
  'yearStatus',
  'taxableIncome',
  'taxableWealth',
  'adviser',
] as const
export type ImportField = (typeof importFields)[number]

/** Field of each column, in the order of the columns; null means that the column is not imported. */
export type Mapping = readonly (ImportField | null)[]

export function isImportField(text: string): text is ImportField {
  return importFields.some((field) => field === text)
}

/** Headings in English, German and French, and those of exports from TaxDome and Canopy, as `plainHeading` writes them. */
const headings: Record<ImportField, string> = {
  email:
    'email|e mail|mail|email address|e mail address|e mail adresse|emailadresse|primary email|contact email|login email|courriel|adresse e mail|adresse email|adresse electronique',
  name: 'name|full name|client|client name|account name|contact name|display name|kunde|kundin|mandant|mandantin|kundenname|mandantenname|vor und nachname|nom complet|nom du client|nom et prenom',
  firstName: 'first name|firstname|given name|vorname|prenom|contact first name|primary first name',
  lastName:
    'last name|lastname|surname|family name|nachname|familienname|nom|nom de famille|contact last name|primary last name',
  clientNumber:
    'client number|client no|client id|account id|account number|external id|number|kundennummer|kundennr|kunden nr|mandantennummer|mandantennr|mandanten nr|numero client|no client|numero de client',
  company: 'company|company name|business name|firma|firmenname|unternehmen|societe|entreprise|raison sociale',
  phone:
    'phone|phone number|telephone|mobile|mobile phone|cell phone|primary phone|phone numbers|telefon|telefonnummer|tel|handy|natel|mobil|numero de telephone|portable',
  language: 'language|preferred language|locale|sprache|korrespondenzsprache|langue|langue de correspondance',
  birthDate:
    'birth date|date of birth|dob|birthday|born|geburtsdatum|geburtstag|geboren|geboren am|date de naissance|ne le|naissance',
  nationality:
    'nationality|citizenship|country of citizenship|nationalitat|staatsangehorigkeit|staatsburgerschaft|nationalite|citoyennete',
  permit:
    'permit|permit type|residence permit|swiss permit|bewilligung|aufenthaltsbewilligung|ausweis|auslanderausweis|permis|permis de sejour|autorisation de sejour',
  street:
    'street|address|street address|address line 1|address 1|mailing address|strasse|adresse|strasse und hausnummer|strasse hausnummer|rue|rue et numero',
  houseNumber: 'house number|house no|street number|hausnummer|hausnr|nr|numero de rue',
  postcode: 'postcode|zip|zip code|zipcode|postal code|zip postal code|plz|postleitzahl|npa|code postal',
  town: 'town|city|place|ort|wohnort|stadt|ortschaft|ville|localite|lieu',
  country: 'country|country of residence|land|wohnland|pays|pays de residence',
  commune: 'commune|municipality|gemeinde|steuergemeinde|wohngemeinde|commune politique|commune fiscale',
  canton: 'canton|kanton|state|state province|province|region',
  civilStatus: 'civil status|marital status|filing status|zivilstand|familienstand|etat civil|situation familiale',
  partnerName:
    'spouse|spouse name|spouse first name|partner|partner name|second person|taxpayer 2|ehepartner|ehegatte|ehegattin|ehefrau|ehemann|partnerin|name ehepartner|conjoint|conjointe|nom du conjoint|partenaire',
  partnerBirthDate:
    'spouse date of birth|spouse birth date|spouse dob|partner date of birth|partner birth date|geburtsdatum ehepartner|geburtsdatum partner|date de naissance du conjoint|date de naissance conjoint',
  partnerPermit:
    'spouse permit|partner permit|bewilligung ehepartner|bewilligung partner|permis conjoint|permis du conjoint',
  children: 'children|dependents|dependants|kids|kinder|enfants|personnes a charge',
  years:
    'tax year|tax years|year|years|past years|returns|steuerjahr|steuerjahre|jahr|jahre|steuerperiode|annee fiscale|annees fiscales|annee|annees|periode fiscale',
  yearStatus:
    'year status|return status|tax return status|status of year|status steuerjahr|status steuererklarung|statut de l annee|statut',
  taxableIncome: 'taxable income|steuerbares einkommen|revenu imposable',
  taxableWealth: 'taxable wealth|taxable assets|taxable net assets|steuerbares vermogen|fortune imposable',
  adviser:
    'adviser|advisor|staff|assigned to|assignee|preparer|team member|team members|account manager|betreuer|betreuerin|berater|beraterin|zustandig|sachbearbeiter|sachbearbeiterin|conseiller|conseillere|responsable',
}

const fieldOf = new Map(
  importFields.flatMap((field) => headings[field].split('|').map((heading) => [heading, field] as const)),
)

/** Columns that must not be stored, whatever they are mapped to. */
const forbidden = /^(ahv|avs|oasi|ssn|social security|sozialversicherung|numero avs|n avs|steuer ?id)\b/

/** @example plainHeading('E-Mail (privat)') // 'e mail privat' */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export function isForbiddenHeading(heading: string): boolean {
  return forbidden.test(plainHeading(heading))
}

/** Fields of the columns whose heading is known; each field once. A column that is not known is never guessed. */
export function guessMapping(columns: readonly string[]): (ImportField | null)[] {
  const used = new Set<ImportField>()
  const guessed = columns.map((heading) => {
    const field = fieldOf.get(plainHeading(heading).replace(/ (required|optional|pflichtfeld)$/, ''))
    if (!field || used.has(field) || isForbiddenHeading(heading)) return null
    used.add(field)
    return field
  })
  // Beside a first name, a column `Name` holds the last name.
  const isLastName = used.has('firstName') && !used.has('lastName')
  return guessed.map((field) => (field === 'name' && isLastName ? 'lastName' : field))
}

export type MappingError = { reason: 'email-missing' | 'chosen-twice'; field: ImportField }

/** What keeps a mapping from being used; null if it can be. Files without names can only add to known clients. */
export function mappingError(mapping: Mapping): MappingError | null {
  if (!mapping.includes('email')) return { reason: 'email-missing', field: 'email' }
  const twice = importFields.find((field) => mapping.filter((one) => one === field).length > 1)
  return twice ? { reason: 'chosen-twice', field: twice } : null
}

const exportMarks = {
  taxdome: ['account name', 'account id', 'team members', 'linked contacts', 'contact name'],
  canopy: ['client name', 'client id', 'external id', 'filing status', 'primary first name'],
} as const

export type KnownExport = keyof typeof exportMarks

/** From which program a file comes, by its headings; null if that is not clear. */
export function knownExport(columns: readonly string[]): KnownExport | null {
  const plain = columns.map(plainHeading)
  const hits = (marks: readonly string[]) => marks.filter((mark) => plain.includes(mark)).length
  if (hits(exportMarks.taxdome) >= 2) return 'taxdome'
  return hits(exportMarks.canopy) >= 2 ? 'canopy' : null
}
