import * as caseTexts from '#cases/locales/en.ts'
import { zipNames } from '#cases/requests/zip-case.server.ts'
import { firmName } from '#content/firm-name.ts'
import { StoreError } from '#platform/files/files.ts'
import { openFile } from '#platform/files/open-file.server.ts'
import type { ZipEntry } from '#platform/files/zip-stream.server.ts'
import { formatDateTime, formatLongDate, formatMoney } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import type { Compressed } from './export.ts'
import type { OwnData } from './own-data-db.server.ts'

const copy = () => t(privacyTexts.archiveIndex)

type ArchiveDeps = Pick<Services, 'db' | 'fileStore' | 'secretKey' | 'log' | 'now'>

/**
 * Yields the documents by case, then an index as text and JSON, which also lists missing documents. Throws if the file
 * store is unavailable, because an incomplete archive would look complete.
 */
export async function* archiveEntries(
  services: ArchiveDeps,
  own: OwnData,
  compressed: Compressed[],
): AsyncGenerator<ZipEntry> {
  for (const { caseNumber, documents } of own.cases) {
    const names = zipNames(documents, t(caseTexts.cases).otherDocument)
    for (const [index, { fileId, originalFilename: filename, createdAt, id }] of documents.entries()) {
      const opened = await openFile(services, fileId)
      if ('refused' in opened) {
        if (opened.refused === 'store-away') throw new StoreError(new Error('the store is away'))
        compressed.push({ caseNumber, filename, path: null, leftOut: opened.refused })
        continue
      }
      const path = `documents/${caseNumber}/${names[index] ?? id}`
      compressed.push({ caseNumber, filename, path, leftOut: null })
      yield { name: path, at: createdAt, content: opened.stream }
    }
  }
  const at = services.now()
  const cases = own.cases.map(({ documents, ...found }) => ({
    ...found,
    documents: documents.map(({ originalFilename, documentType, kind, state, fileSize, uploadedByName, createdAt }) => {
      return { originalFilename, documentType, kind, state, fileSize, uploadedByName, createdAt }
    }),
  }))
  const json = JSON.stringify({ createdAt: at, ...own, cases, files: compressed }, null, 2)
  yield { name: 'data.json', at, content: [Buffer.from(json)] }
  yield { name: 'index.html', at, content: [Buffer.from(indexPage(own, compressed, at))] }
}

function indexPage(
  { person, cases, orders, offers, messages, appointments }: OwnData,
  compressed: Compressed[],
  at: Date,
): string {
  const leftOut = compressed.filter(({ path }) => path === null)
  const owner = plain(`${person.firstName} ${person.lastName}, ${person.email}`)
  const parts = [
    `<p>${copy().createdFor(formatDateTime(at), owner)} ${copy().machineReadable} <a href="data.json">data.json</a>. ${copy().notIncluded}</p>`,
    section(
      copy().notInThisArchive,
      leftOut.map(({ caseNumber, filename, leftOut: reason }) => {
        return `${plain(filename)} (${plain(caseNumber)}): ${reason ? copy().leftOut[reason] : ''}`
      }),
      copy().nothingIsMissingThisArchive,
    ),
    ...cases.map(({ caseNumber, title, state, events }) => {
      const files = compressed.filter((file) => file.caseNumber === caseNumber && file.path !== null)
      const links = files.map(({ path, filename }) => `<a href="${encodeURI(path ?? '')}">${plain(filename)}</a>`)
      const log = events.map(({ at: on, payload: content, actorName }) => {
        return `${formatDateTime(on)}: ${plain(say(t(caseTexts.cases).events, content))}${actorName ? `, ${plain(actorName)}` : ''}`
      })
      const name = `${plain(title)}, ${plain(caseNumber)} (${plain(t(caseTexts.cases).states[state].label)})`
      return `<h2>${name}</h2>${list(links, copy().noDocuments)}<details><summary>${copy().history}</summary>${list(log, '–')}</details>`
    }),
    section(
      copy().orders,
      orders.map(({ number, createdAt, totalCents, currencyCode, lines }) => {
        const bought = lines.map(({ quantity, productTitle }) => `${quantity} × ${productTitle}`).join(', ')
        const total = formatMoney(totalCents, { currency: currencyCode.toUpperCase() })
        return copy().order(number, formatLongDate(createdAt), total, plain(bought))
      }),
    ),
    section(
      copy().quotes,
      offers.map(({ label, title, totalCents, currencyCode }) => {
        return copy().quote(label, formatMoney(totalCents, { currency: currencyCode.toUpperCase() }), plain(title))
      }),
    ),
    section(
      copy().messages,
      messages.map(({ createdAt, senderName, subject, body }) => {
        return `${formatDateTime(createdAt)}, ${plain(senderName)}: <b>${plain(subject)}</b><br>${plain(body).replaceAll('\n', '<br>')}`
      }),
    ),
    section(
      copy().appointments,
      appointments.map(({ startsAt, title }) => `${formatDateTime(startsAt)}: ${plain(title)}`),
    ),
  ]
  const title = copy().yourDataAt(plain(firmName))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}</style></head><body><h1>${title}</h1>${parts.join('\n')}</body></html>`
}

function section(title: string, lines: string[], none = copy().none): string {
  return `<h2>${title}</h2>${list(lines, none)}`
}

function list(lines: string[], none: string): string {
  return lines.length === 0 ? `<p>${none}</p>` : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
