import type { LetterLanguage } from '#content/objection-letters.ts'

export type MandateScope = 'file' | 'receive' | 'object' | 'inspect'

/** Values of a power of attorney. `clients`: one line per person, with the address. `years`: such as 2025 or 2024–2026. */
export type MandateFacts = {
  clients: readonly string[]
  address: string | null
  firm: string
  firmAddress: string
  years: string
  scopes: readonly MandateScope[]
}

/** Text of a power of attorney in printed order. It is stored, because a signature applies to this text only. */
export type MandateParts = {
  title: string
  subject: string
  clientsHeading: string
  clients: string
  firmHeading: string
  firm: string
  scopeHeading: string
  scope: string[]
  terms: string[]
  byHand: string
}

/** Increase `version` with every change of the text, because signatures are stored with both version and text. */
export const mandateConsent = {
  version: 1,
  text: 'I have read this power of attorney and I sign it. I know that I can revoke it at any time.',
} as const

const blank = '____________________'

export const mandateTexts: Readonly<Record<LetterLanguage, (facts: MandateFacts) => MandateParts>> = {
  de: ({ clients, address, firm, firmAddress, years, scopes }) => ({
    title: 'Vollmacht in Steuersachen',
    subject: `Steuerperiode ${years}: direkte Bundessteuer, Kantons- und Gemeindesteuern`,
    clientsHeading: 'Vollmachtgeber',
    clients: [...clients, address ?? `Adresse: ${blank}`, `AHV-Nummer (falls verlangt): ${blank}`].join('\n'),
    firmHeading: 'Bevollmächtigte',
    firm: `${firm}\n${firmAddress}`,
    scopeHeading: 'Die Bevollmächtigte ist berechtigt, für die Vollmachtgeber',
    scope: scopes.map((scope) => scopeTexts[scope].de),
    terms: [
      'Die Vollmacht gilt ab der Unterzeichnung für die genannte Steuerperiode. Sie kann jederzeit ganz oder teilweise widerrufen werden (Art. 34 OR).',
      'Die Bevollmächtigte darf ihre Angestellten mit der Ausführung betrauen.',
    ],
    byHand: 'Ort, Datum und Unterschrift',
  }),
  fr: ({ clients, address, firm, firmAddress, years, scopes }) => ({
    title: 'Procuration en matière fiscale',
    subject: `Période fiscale ${years} : impôt fédéral direct, impôts cantonal et communal`,
    clientsHeading: 'Mandants',
    clients: [...clients, address ?? `Adresse : ${blank}`, `Numéro AVS (si demandé) : ${blank}`].join('\n'),
    firmHeading: 'Mandataire',
    firm: `${firm}\n${firmAddress}`,
    scopeHeading: 'La mandataire est autorisée, au nom des mandants, à',
    scope: scopes.map((scope) => scopeTexts[scope].fr),
    terms: [
      'La procuration est valable dès sa signature pour la période fiscale indiquée. Elle peut être révoquée en tout temps, en tout ou en partie (art. 34 CO).',
      'La mandataire peut confier l’exécution à ses employés.',
    ],
    byHand: 'Lieu, date et signature',
  }),
  it: ({ clients, address, firm, firmAddress, years, scopes }) => ({
    title: 'Procura in materia fiscale',
    subject: `Periodo fiscale ${years}: imposta federale diretta, imposte cantonali e comunali`,
    clientsHeading: 'Mandanti',
    clients: [...clients, address ?? `Indirizzo: ${blank}`, `Numero AVS (se richiesto): ${blank}`].join('\n'),
    firmHeading: 'Mandataria',
    firm: `${firm}\n${firmAddress}`,
    scopeHeading: 'La mandataria è autorizzata, in nome dei mandanti, a',
    scope: scopes.map((scope) => scopeTexts[scope].it),
    terms: [
      'La procura vale dalla firma per il periodo fiscale indicato. Può essere revocata in ogni momento, in tutto o in parte (art. 34 CO).',
      'La mandataria può affidare l’esecuzione ai propri dipendenti.',
    ],
    byHand: 'Luogo, data e firma',
  }),
  en: ({ clients, address, firm, firmAddress, years, scopes }) => ({
    title: 'Power of attorney in tax matters',
    subject: `Tax period ${years}: direct federal tax, cantonal and communal taxes`,
    clientsHeading: 'Principals',
    clients: [...clients, address ?? `Address: ${blank}`, `AHV number (if requested): ${blank}`].join('\n'),
    firmHeading: 'Authorised firm',
    firm: `${firm}\n${firmAddress}`,
    scopeHeading: 'On behalf of the principals, the firm may',
    scope: scopes.map((scope) => scopeTexts[scope].en),
    terms: [
      'This power of attorney applies to the tax period above from the day it is signed. It can be revoked at any time, in whole or in part (Art. 34 CO).',
      'The firm may have its employees do the work.',
    ],
    byHand: 'Place, date and signature',
  }),
}

const scopeTexts: Readonly<Record<MandateScope, Readonly<Record<LetterLanguage, string>>>> = {
  file: {
    de: 'die Steuererklärung und Fristgesuche einzureichen',
    fr: 'déposer la déclaration d’impôt et les demandes de prolongation de délai',
    it: 'inoltrare la dichiarazione d’imposta e le domande di proroga',
    en: 'file the tax return and requests for an extension',
  },
  receive: {
    de: 'Verfügungen, Rechnungen und übrige Post der Steuerbehörden entgegenzunehmen',
    fr: 'recevoir les décisions, les factures et le courrier des autorités fiscales',
    it: 'ricevere decisioni, fatture e corrispondenza delle autorità fiscali',
    en: 'receive rulings, invoices and other post from the tax authorities',
  },
  object: {
    de: 'Einsprache und Rechtsmittel zu erheben und zurückzuziehen',
    fr: 'former et retirer des réclamations et des recours',
    it: 'interporre e ritirare reclami e ricorsi',
    en: 'lodge and withdraw objections and appeals',
  },
  inspect: {
    de: 'Steuerakten einzusehen und Auskünfte einzuholen',
    fr: 'consulter le dossier fiscal et demander des renseignements',
    it: 'consultare gli atti fiscali e chiedere informazioni',
    en: 'inspect the tax file and ask for information',
  },
}

type SignatureWords = {
  heading: string
  signed: (name: string, at: string) => string
  meaning: string
  fingerprint: string
}

export const signatureWords: Readonly<Record<LetterLanguage, SignatureWords>> = {
  de: {
    heading: 'Unterschriften',
    signed: (name, at) => `Im Kundenportal unterzeichnet von ${name} am ${at} (Schweizer Zeit)`,
    meaning: 'Angemeldet mit persönlichem Konto. Der Fingerabdruck bezeichnet genau diesen Text.',
    fingerprint: 'Fingerabdruck des unterzeichneten Dokuments (SHA-256)',
  },
  fr: {
    heading: 'Signatures',
    signed: (name, at) => `Signé dans le portail client par ${name} le ${at} (heure suisse)`,
    meaning: 'Connexion par compte personnel. L’empreinte désigne exactement ce texte.',
    fingerprint: 'Empreinte du document signé (SHA-256)',
  },
  it: {
    heading: 'Firme',
    signed: (name, at) => `Firmato nel portale clienti da ${name} il ${at} (ora svizzera)`,
    meaning: 'Accesso con conto personale. L’impronta identifica esattamente questo testo.',
    fingerprint: 'Impronta del documento firmato (SHA-256)',
  },
  en: {
    heading: 'Signatures',
    signed: (name, at) => `Signed in the client portal by ${name} on ${at} (Swiss time)`,
    meaning: 'Signed in with a personal account. The fingerprint identifies exactly this text.',
    fingerprint: 'Fingerprint of the signed document (SHA-256)',
  },
}

/** Name of the enclosure in a letter. @example mandateEnclosure.de('14.11.2026') // 'Vollmacht vom 14.11.2026' */
export const mandateEnclosure: Readonly<Record<LetterLanguage, (signedOn: string) => string>> = {
  de: (signedOn) => `Vollmacht vom ${signedOn}`,
  fr: (signedOn) => `Procuration du ${signedOn}`,
  it: (signedOn) => `Procura del ${signedOn}`,
  en: (signedOn) => `Power of attorney of ${signedOn}`,
}
