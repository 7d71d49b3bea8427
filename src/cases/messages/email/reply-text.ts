import { cleanText } from '#platform/text/clean-text.ts'

const longestText = 200_000

const attribution =
  /^(on|am|le|il|el|em|op|den|på)\b.{5,300}\b(wrote|writes|schrieb|a écrit|ha scritto|escribió|escreveu|schreef|skrev)(?!\p{L}).{0,120}:$/iu
const attributionWithAddress = /<[^<>\s]+@[^<>\s]+>.{0,60}:$/u
const separator =
  /^(-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|originalnachricht|message d'origine|messaggio originale)\s*-{2,}|_{10,})$/iu
const headerLine =
  /^\*?(from|sent|date|to|cc|subject|von|gesendet|datum|an|betreff|de|envoyé|à|objet|da|inviato|data|a|oggetto)\s?:/iu
const signature =
  /^(sent from my .{1,40}|sent with proton mail.{0,60}|get outlook for .{1,60}|von meinem .{1,40} gesendet|envoyé de mon .{1,40}|inviato da .{1,40})$/iu
const signatureDashes = /^--[ \u00a0]$/

/** What the sender wrote: without the quoted email, its header, and the signature of the mail program. */
export function ownTextOf(text: string): string {
  const lines = text.slice(0, longestText).replace(/\r\n?/g, '\n').split('\n')
  const own: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? ''
    const span = spanOfAttribution(lines, at)
    // An answer may follow below the quoted lines; after an attribution without quoted lines, all text is quoted.
    if (span > 0) {
      if (!isQuoted(lines, at + span)) break
      at += span - 1
    } else if (separator.test(line) || isSignature(lines[at] ?? '') || isHeader(lines, at)) break
    else if (!line.startsWith('>')) own.push(lines[at] ?? '')
  }
  return cleanText(own.join('\n').replace(/\n{3,}/g, '\n\n'))
}

/** Number of lines of an attribution such as 'On 3 March, Ana wrote:', which mail programs break; 0 if it is none. */
function spanOfAttribution(lines: string[], at: number): number {
  for (const span of [1, 2, 3]) {
    const part = lines.slice(at, at + span).map((line) => line.trim())
    if (part.length === span && part.every(Boolean) && attribution.test(part.join(' '))) return span
  }
  // In any language: the line before a quote that names the address of the quoted sender.
  return attributionWithAddress.test(lines[at]?.trim() ?? '') && isQuoted(lines, at + 1) ? 1 : 0
}

function isQuoted(lines: string[], from: number): boolean {
  return lines.slice(from, from + 3).some((line) => line.trim().startsWith('>'))
}

function isSignature(line: string): boolean {
  return signatureDashes.test(line) || signature.test(line.trim())
}

/** Mail programs repeat at least three headers of the email that they quote; two alone may be the sender's own text. */
function isHeader(lines: string[], at: number): boolean {
  const isOne = (line: string | undefined) => headerLine.test(line?.trim() ?? '')
  return isOne(lines[at]) && lines.slice(at, at + 5).filter(isOne).length >= 3
}
