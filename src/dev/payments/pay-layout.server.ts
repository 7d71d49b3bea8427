import { html } from 'hono/html'

type Content = ReturnType<typeof html>

export function sandboxDocument(title: string, content: Content) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light" />
    <title>${title} · Sandbox Pay</title>
    <link rel="stylesheet" href="/sandbox-pay/sandbox.css" />
    <script src="/sandbox-pay/sandbox.js"></script>
  </head>
  <body>
    <header>
      <span class="brand"><span aria-hidden="true">◧</span> Sandbox Pay</span>
      <span class="label">Sandbox: no real money</span>
    </header>
    <main>${content}</main>
  </body>
</html>`
}

type Notice = { title: string; text: string; back?: { href: string; label: string } }

export function noticeView({ title, text, back }: Notice) {
  return sandboxDocument(
    title,
    html`<section class="panel notice">
      <h1>${title}</h1>
      <p>${text}</p>
      ${back ? html`<p><a class="button" href="${back.href}">${back.label}</a></p>` : ''}
    </section>`,
  )
}
