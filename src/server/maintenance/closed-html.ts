import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDateTime } from '#platform/format.ts'
import type { Maintenance } from '#platform/http/maintenance.ts'
import { xmlText } from '#platform/http/xml-text.ts'

const defaults = 'We are working on our site. What you have with us is safe; nothing you send now is stored.'

export function maintenanceText({ message, until }: Maintenance): string {
  return [message || defaults, ...(until ? [`We expect to be back on ${formatDateTime(until)}.`] : [])].join(' ')
}

/** The page loads no other files, because maintenance closes those too. */
export function maintenancePage({ message, until }: Maintenance): string {
  const back = until ? `<p>We expect to be back on <b>${xmlText(formatDateTime(until))}</b>.</p>` : ''
  const { email, phone, phoneLink } = company()
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Back soon – ${xmlText(firmName)}</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain.css"></head>
<body><main><p class="firm"><img src="/favicon.svg" alt="" width="32" height="32"> ${xmlText(firmName)}</p>
<h1>We will be back soon</h1><p>${xmlText(message || defaults)}</p>${back}
<p>If it cannot wait: <a href="mailto:${xmlText(email)}">${xmlText(email)}</a> or
<a href="tel:${xmlText(phoneLink)}">${xmlText(phone)}</a>.</p></main></body></html>`
}
