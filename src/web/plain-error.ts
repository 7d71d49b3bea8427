const words: Record<number, [title: string, text: string]> = {
  400: ['Not arrived whole', 'The connection broke off, so nothing was changed. Please send it again.'],
  403: ['Not allowed', 'This request came from another site, so we did not carry it out.'],
  413: ['Too large', 'What was sent is larger than we accept.'],
  415: ['Not a form', 'This address takes forms only.'],
  500: ['Something went wrong on our side', 'Nothing you entered was changed. Please try again in a moment.'],
}

/** A plain page for failures outside the routes. `requestId` lets support find the log lines. */
export function plainError(status: number, requestId: string): string {
  const [title, text] = words[status] ?? ['Not possible', 'This request could not be carried out.']
  const reference = requestId ? `<p>Reference: <code>${requestId}</code></p>` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p>${reference}<p><a href="/">Go Home</a></p></main></body></html>`
}
