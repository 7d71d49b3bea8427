import type { AmountBox } from '../certificate.ts'

// Words of form 11 (605.040.18) in its languages, as `plain` writes them.

/** Words that stand beside the number of each box. */
export const boxLabels: Readonly<Record<AmountBox | '14' | '15', RegExp>> = {
  '1': /^(?:lohn|salaire|salario|salary|rente|rendita)\b/,
  '2.1': /verpflegung|pension logement|vitto|board|lodging/,
  '2.2': /privatanteil|part privee|(?:parte|quota) privata|private/,
  '2.3': /\b(?:andere|autres|altr[ei]|others?)\b/,
  '3': /unregelmassige|non periodiques|(?:aperiodiche|non periodiche)|irregular/,
  '4': /kapitalleistung|prestations en capital|prestazioni in capitale|capital/,
  '5': /beteiligungsrechte|droits de participation|diritti di partecipazione|ownership|participation/,
  '6': /verwaltungsrat|membres de ladministration|membri dellamministrazione|board of directors/,
  '7': /andere leistungen|autres prestations|altre prestazioni|other benefits/,
  '8': /bruttolohn|salaire brut|salario lordo|gross salary/,
  '9': /beitrage ahv|cotisations avs|contributi avs|contributions oasi/,
  '10.1': /ordentliche beitrage|cotisations ordinaires|contributi ordinari|regular contributions/,
  '10.2': /einkauf|rachat|riscatto|purchas/,
  '11': /nettolohn|salaire net|salario netto|net salary/,
  '12': /quellensteuer|impot a la source|imposta alla fonte|withholding tax|tax at source/,
  '13.1.1': /reise|voyage|viaggio|trip|travel/,
  '13.1.2': /ubrige|autres|altr[ei]|others?/,
  '13.2.1': /reprasentation|representation|rappresentanza/,
  '13.2.2': /auto|voiture|\bcar\b/,
  '13.2.3': /ubrige|autres|altr[ei]|others?/,
  '13.3': /weiterbildung|perfectionnement|perfezionamento|further education/,
  '14': /weitere gehalts|autres prestations salariales|altre prestazioni accessorie|further fringe/,
  '15': /bemerkungen|observations|osservazioni|remarks/,
}

/** Numbers of headings, which hold no amount. */
export const headings = ['2', '10', '13', '13.1', '13.2'] as const

export const title = {
  salary: /lohnausweis|certificat de salaire|certificato di salario|salary certificate/,
  pension: /rentenbescheinigung|attestation de rentes?|attestazione delle rendite|pension certificate/,
}
export const tick = {
  freeTransport: /unentgeltliche beforderung|transport gratuit|trasporto gratuito|free transport/,
  canteen: /kantinenverpflegung|repas a la cantine|pasti alla mensa|canteen meals/,
}
export const birthDateLabel = /geburtsdatum|naissance|nascita|date of birth/

/** Words of the head of the form, which are no part of an address. */
export const headLabel =
  /^(?:[a-i]|von|bis|du|au|dal|al|from|to|jahr|annee|anno|year)$|\b(?:ahv|avs|jahr annee|von du|bis au)\b|geburtsdatum|naissance|nascita|unentgeltlich|transport gratuit|trasporto|kantinen|cantine|mensa|lunch|buoni pasto|frankenbetrag|montants entiers|importi interi|whole amounts/

/** Words above the signature, which tell where the remarks end and the employer begins. */
export const signatureLabel =
  /ort und datum|lieu et date|luogo e data|place and date|richtigkeit und|certifie exact|certificato esatto|correct and complete/
export const footLabel =
  /^i$|inkl genauer|genaue anschrift|adresse exacte|y c adresse|adresse et n|indirizzo esatto|compresi indirizzo|unterschrift|signature|firma del|^form 11|605 040/

/** Labels of boxes 14 and 15, in front of what is written there. */
export const writtenLabels =
  /weitere gehaltsnebenleistungen|autres prestations salariales accessoires|altre prestazioni accessorie al salario|further fringe benefits|bemerkungen|observations|osservazioni|remarks/gi
/** Label in front of the kind of a payment. */
export const kindLabel = /\b(?:Art|Genre|Genere|Kind)\b[\s–/:-]*(?!(?:Art|Genre|Genere|Kind)\b)([^\s–/:-].*)$/
