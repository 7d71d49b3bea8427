import type { LetterLanguage, ObjectionParts } from '#content/objection-letters.ts'

/** Values for a letter that asks a tax office for more time; dates are already formatted. */
export type ExtensionLetterFacts = {
  firm: string
  client: string
  address: string | null
  taxYear: number
  until: string
  /** Tax office and its address, one line each. */
  recipient: string
  /** The client's number at the tax office; empty if unknown. */
  number: string
  /** Name of the enclosed power of attorney; null if none is valid. */
  mandate: string | null
}

type OfficeLanguage = Exclude<LetterLanguage, 'en'>

/** The addressee, with a blank for what only the client's form says. */
export const extensionRecipients: Readonly<Record<OfficeLanguage, (office: string | null) => string>> = {
  de: (office) => `${office ?? 'Steueramt'}\n[Adresse gemäss Steuererklärung]`,
  fr: (office) => `${office ?? 'Administration fiscale'}\n[adresse selon la déclaration d’impôt]`,
  it: (office) => `${office ?? 'Autorità fiscale'}\n[indirizzo secondo la dichiarazione d’imposta]`,
}

const noSections = { requests: '', reasons: '', evidence: '' } as const

const referenceOf = (number: string | null, { client, address }: ExtensionLetterFacts) =>
  [client, address, number].filter(Boolean).join('\n')

export const extensionLetters: Readonly<Record<OfficeLanguage, (facts: ExtensionLetterFacts) => ObjectionParts>> = {
  de: (facts) => ({
    ...noSections,
    recipient: facts.recipient,
    subject: `Gesuch um Fristverlängerung: Steuererklärung ${facts.taxYear}`,
    reference: referenceOf(facts.number && `Register- oder AHV-Nummer: ${facts.number}`, facts),
    opening: `Sehr geehrte Damen und Herren

Im Auftrag von ${facts.client} ersuchen wir Sie, die Frist zur Einreichung der Steuererklärung ${facts.taxYear} bis zum ${facts.until} zu verlängern. Einzelne Unterlagen stehen noch aus.`,
    closing: `Besten Dank und freundliche Grüsse

${facts.firm}${facts.mandate ? `\n\nBeilage: ${facts.mandate}` : ''}`,
  }),
  fr: (facts) => ({
    ...noSections,
    recipient: facts.recipient,
    subject: `Demande de prolongation du délai : déclaration d’impôt ${facts.taxYear}`,
    reference: referenceOf(facts.number && `Numéro de contribuable ou AVS : ${facts.number}`, facts),
    opening: `Madame, Monsieur,

Au nom de ${facts.client}, nous vous prions de prolonger jusqu’au ${facts.until} le délai pour le dépôt de la déclaration d’impôt ${facts.taxYear}. Certains documents nous manquent encore.`,
    closing: `Avec nos remerciements, nous vous prions d’agréer, Madame, Monsieur, nos salutations distinguées.

${facts.firm}${facts.mandate ? `\n\nAnnexe : ${facts.mandate}` : ''}`,
  }),
  it: (facts) => ({
    ...noSections,
    recipient: facts.recipient,
    subject: `Domanda di proroga: dichiarazione d’imposta ${facts.taxYear}`,
    reference: referenceOf(facts.number && `Numero di contribuente o AVS: ${facts.number}`, facts),
    opening: `Gentili signore, egregi signori,

a nome di ${facts.client} vi chiediamo di prorogare fino al ${facts.until} il termine per l’inoltro della dichiarazione d’imposta ${facts.taxYear}. Mancano ancora alcuni documenti.`,
    closing: `Con i migliori saluti

${facts.firm}${facts.mandate ? `\n\nAllegato: ${facts.mandate}` : ''}`,
  }),
}
