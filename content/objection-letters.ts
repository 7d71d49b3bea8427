export type ObjectionFacts = {
  firm: string
  client: string
  address: string | null
  /** Tax office that receives the objection; null if only the assessment names it. */
  office: string | null
  taxYear: number
  assessedOn: string | null
  deliveredOn: string | null
  /** Name of the enclosed power of attorney; null if none is valid, and then the letter does not refer to one. */
  mandate?: string | null
  /** Requested changes; if absent, the draft contains a blank to fill in. */
  rows?: readonly ObjectionRow[]
}

/** A declared figure that differs from the assessment; amounts are already formatted. */
export type ObjectionRow = { name: string; declared: string; assessed: string; reason: string }

/** Sections of an objection letter in printed order. The client must still fill in text in square brackets. */
export type ObjectionParts = Record<
  'recipient' | 'reference' | 'subject' | 'opening' | 'requests' | 'reasons' | 'evidence' | 'closing',
  string
>

export type LetterLanguage = 'de' | 'fr' | 'it' | 'en'

export const objectionHeadings: Readonly<
  Record<
    LetterLanguage,
    { requests: string; reasons: string; evidence: string; page: (page: number, of: number) => string }
  >
> = {
  de: {
    requests: 'Anträge',
    reasons: 'Begründung',
    evidence: 'Beweismittel und Beilagen',
    page: (page, of) => `Seite ${page} von ${of}`,
  },
  fr: {
    requests: 'Conclusions',
    reasons: 'Motifs',
    evidence: 'Moyens de preuve et annexes',
    page: (page, of) => `Page ${page} sur ${of}`,
  },
  it: {
    requests: 'Conclusioni',
    reasons: 'Motivazione',
    evidence: 'Mezzi di prova e allegati',
    page: (page, of) => `Pagina ${page} di ${of}`,
  },
  en: {
    requests: 'Requests',
    reasons: 'Reasons',
    evidence: 'Evidence and enclosures',
    page: (page, of) => `Page ${page} of ${of}`,
  },
}

const rowWords: Readonly<
  Record<
    LetterLanguage,
    {
      row: (row: ObjectionRow) => string
      noRows: string
      noReasons: string
      reason: (noted: string) => string
    }
  >
> = {
  de: {
    row: ({ name, declared, assessed }) => `${name}: ${declared} gemäss Steuererklärung, statt ${assessed}`,
    noRows: '[Position und Betrag].',
    noReasons: '[Welche Position falsch ist, weshalb, und welcher Betrag richtig ist]',
    reason: (noted) => `[Begründung auf Deutsch${noted && `: ${noted}`}]`,
  },
  fr: {
    row: ({ name, declared, assessed }) => `${name} : ${declared} selon la déclaration, au lieu de ${assessed}`,
    noRows: '[poste et montant].',
    noReasons: '[Quel poste est erroné, pourquoi, et quel montant est exact]',
    reason: (noted) => `[Motif en français${noted && ` : ${noted}`}]`,
  },
  it: {
    row: ({ name, declared, assessed }) => `${name}: ${declared} secondo la dichiarazione, invece di ${assessed}`,
    noRows: '[posizione e importo].',
    noReasons: '[Quale posizione è errata, perché, e quale importo è corretto]',
    reason: (noted) => `[Motivo in italiano${noted && `: ${noted}`}]`,
  },
  en: {
    row: ({ name, declared, assessed }) => `${name}: ${declared} as declared in the tax return, instead of ${assessed}`,
    noRows: '[item and amount].',
    noReasons: '[Which item is wrong, why, and which amount is correct]',
    reason: (noted) => noted || '[Reason]',
  },
}

function changes(rows: readonly ObjectionRow[], language: LetterLanguage): string {
  const { row, noRows } = rowWords[language]
  return rows.length === 0 ? noRows : rows.map((one) => `\n– ${row(one)}`).join('')
}

function reasons(rows: readonly ObjectionRow[], language: LetterLanguage): string {
  const { reason, noReasons } = rowWords[language]
  if (rows.length === 0) return noReasons
  // Square brackets mark blanks to fill in, so they are removed from values.
  return rows.map((row) => `${row.name}: ${reason(row.reason.replaceAll(/[[\]]/g, ''))}`).join('\n\n')
}

/** Objections to direct federal tax (Art. 132 DBG) and to cantonal and communal taxes (Art. 48 StHG). */
export const objectionDrafts: Readonly<Record<LetterLanguage, (facts: ObjectionFacts) => ObjectionParts>> = {
  de: ({ firm, client, address, office, taxYear, assessedOn, deliveredOn, mandate, rows = [] }) => ({
    recipient: `${office ?? '[Behörde gemäss Veranlagungsverfügung]'}\n[Adresse gemäss Veranlagungsverfügung]`,
    reference: `${client}, ${address ?? '[Adresse]'}\n[Register- oder AHV-Nummer gemäss Veranlagungsverfügung]`,
    subject: `Einsprache gegen die Veranlagung ${taxYear}: direkte Bundessteuer, Kantons- und Gemeindesteuern`,
    opening: `Sehr geehrte Damen und Herren\n\nIm Namen ${mandate ? 'und mit Vollmacht ' : ''}von ${client} erheben wir innert Frist Einsprache gegen die Veranlagungsverfügung vom ${assessedOn ?? '[Datum]'}, zugestellt am ${deliveredOn ?? '[Datum]'} (Art. 132 DBG, Art. 48 StHG).`,
    requests: `1. Die Veranlagung ${taxYear} sei wie folgt zu ändern: ${changes(rows, 'de')}\n2. Im Übrigen sei gemäss der eingereichten Steuererklärung zu veranlagen.`,
    reasons: reasons(rows, 'de'),
    evidence: `${mandate ? `${mandate}\n` : ''}Veranlagungsverfügung vom ${assessedOn ?? '[Datum]'}, Kopie\n[Belege]`,
    closing: `Freundliche Grüsse\n\n\n${firm}`,
  }),
  fr: ({ firm, client, address, office, taxYear, assessedOn, deliveredOn, mandate, rows = [] }) => ({
    recipient: `${office ?? '[Autorité selon la décision de taxation]'}\n[Adresse selon la décision de taxation]`,
    reference: `${client}, ${address ?? '[Adresse]'}\n[Numéro de contribuable ou numéro AVS selon la décision de taxation]`,
    subject: `Réclamation contre la taxation ${taxYear} : impôt fédéral direct, impôts cantonal et communal`,
    opening: `Madame, Monsieur,\n\nAu nom de ${client}${mandate ? ' et munis d’une procuration' : ''}, nous formons réclamation dans le délai légal contre la décision de taxation du ${assessedOn ?? '[date]'}, notifiée le ${deliveredOn ?? '[date]'} (art. 132 LIFD, art. 48 LHID).`,
    requests: `1. La taxation ${taxYear} est modifiée comme suit : ${changes(rows, 'fr')}\n2. Pour le reste, la taxation est établie conformément à la déclaration déposée.`,
    reasons: reasons(rows, 'fr'),
    evidence: `${mandate ? `${mandate}\n` : ''}Décision de taxation du ${assessedOn ?? '[date]'}, copie\n[Pièces justificatives]`,
    closing: `Veuillez agréer, Madame, Monsieur, nos salutations distinguées.\n\n\n${firm}`,
  }),
  it: ({ firm, client, address, office, taxYear, assessedOn, deliveredOn, mandate, rows = [] }) => ({
    recipient: `${office ?? '[Autorità secondo la decisione di tassazione]'}\n[Indirizzo secondo la decisione di tassazione]`,
    reference: `${client}, ${address ?? '[Indirizzo]'}\n[Numero di contribuente o AVS secondo la decisione di tassazione]`,
    subject: `Reclamo contro la tassazione ${taxYear}: imposta federale diretta, imposte cantonali e comunali`,
    opening: `Gentili signore, egregi signori,\n\nin nome e per conto di ${client}${mandate ? ', muniti di procura,' : ''} interponiamo tempestivo reclamo contro la decisione di tassazione del ${assessedOn ?? '[data]'}, notificata il ${deliveredOn ?? '[data]'} (art. 132 LIFD, art. 48 LAID).`,
    requests: `1. La tassazione ${taxYear} è modificata come segue: ${changes(rows, 'it')}\n2. Per il resto la tassazione avviene conformemente alla dichiarazione presentata.`,
    reasons: reasons(rows, 'it'),
    evidence: `${mandate ? `${mandate}\n` : ''}Decisione di tassazione del ${assessedOn ?? '[data]'}, copia\n[Documenti giustificativi]`,
    closing: `Distinti saluti\n\n\n${firm}`,
  }),
  en: ({ firm, client, address, office, taxYear, assessedOn, deliveredOn, mandate, rows = [] }) => ({
    recipient: office ?? 'The tax office that issued the tax assessment',
    reference: `${client}${address ? `, ${address}` : ''}`,
    subject: `Objection to the ${taxYear} tax assessment: direct federal tax, cantonal and communal taxes`,
    opening: `On behalf of ${client}${mandate ? ' and under a power of attorney' : ''}, we object, within the deadline, to the tax assessment of ${assessedOn ?? '[date]'}, delivered on ${deliveredOn ?? '[date]'} (Art. 132 of the Federal Act on Direct Federal Taxation, Art. 48 of the Tax Harmonisation Act).`,
    requests: `1. Please change the ${taxYear} tax assessment as follows: ${changes(rows, 'en')}\n2. In all other respects, please follow the tax return as filed.`,
    reasons: reasons(rows, 'en'),
    evidence: `${mandate ? `${mandate}\n` : ''}Tax assessment of ${assessedOn ?? '[date]'}, copy\n[Receipts]`,
    closing: `Kind regards\n\n\n${firm}`,
  }),
}

export const translationNote =
  'This is a translation for your information. Only the letter in the tax office’s language is legally valid.'
