/** Values for a letter to a tax office; dates are already formatted. */
export type ExtensionLetterFacts = { firm: string; client: string; taxYear: number; until: string; today: string }

export const extensionLetters: Readonly<Record<'de' | 'fr' | 'it', (facts: ExtensionLetterFacts) => string>> = {
  de: ({ firm, client, taxYear, until, today }) => `${firm}

An das Steueramt

${today}

Gesuch um Fristverlängerung: Steuererklärung ${taxYear}, ${client}
Register- oder AHV-Nummer: ____________________

Sehr geehrte Damen und Herren

Im Auftrag von ${client} ersuchen wir Sie, die Frist zur Einreichung der Steuererklärung ${taxYear} bis zum ${until} zu verlängern. Einzelne Unterlagen stehen noch aus.

Besten Dank und freundliche Grüsse

${firm}
`,
  fr: ({ firm, client, taxYear, until, today }) => `${firm}

À l'administration fiscale

${today}

Demande de prolongation du délai : déclaration d'impôt ${taxYear}, ${client}
Numéro de contribuable ou AVS : ____________________

Madame, Monsieur,

Au nom de ${client}, nous vous prions de prolonger jusqu'au ${until} le délai pour le dépôt de la déclaration d'impôt ${taxYear}. Certains documents nous manquent encore.

Avec nos remerciements, nous vous prions d'agréer, Madame, Monsieur, nos salutations distinguées.

${firm}
`,
  it: ({ firm, client, taxYear, until, today }) => `${firm}

All'autorità fiscale

${today}

Domanda di proroga: dichiarazione d'imposta ${taxYear}, ${client}
Numero di contribuente o AVS: ____________________

Gentili signore, egregi signori,

a nome di ${client} vi chiediamo di prorogare fino al ${until} il termine per l'inoltro della dichiarazione d'imposta ${taxYear}. Mancano ancora alcuni documenti.

Con i migliori saluti

${firm}
`,
}
