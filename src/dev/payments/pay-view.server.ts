import { html } from 'hono/html'
import { formatMoney, formatTime } from '#platform/format.ts'
import type { SandboxCheckout } from './checkout.ts'
import type { PayErrors, PayFields } from './pay-form.ts'

type PayView = { checkout: SandboxCheckout; fields: PayFields; errors: PayErrors; isDeclined: boolean; alert?: string }

export function payView({ checkout, fields, errors, isDeclined, alert }: PayView) {
  const total = money(checkout.amountCents, checkout)
  const message = alert ?? (isDeclined ? 'Your card was declined.' : summaryOf(errors))
  return sandboxDocument(
    `Pay ${total}`,
    html`<div class="split">
      ${orderSummary(checkout, total)}
      <section class="panel" aria-labelledby="form-title">
        <h2 id="form-title">Pay by card</h2>
        ${message ? html`<p class="alert" role="alert">${message}${isDeclined && !alert ? retryHint() : ''}</p>` : ''}
        <form method="post" novalidate>
          ${buyerFields(fields, errors)}
          <button class="pay" name="action" value="pay">Pay ${total}</button>
          <div class="pair">
            <button name="action" value="decline">Decline</button>
            <button name="action" value="cancel">Cancel</button>
          </div>
          ${testOptions(fields, errors)}
        </form>
        <p class="small">This page expires at ${formatTime(checkout.expiresAt)} Swiss time.</p>
      </section>
    </div>`,
  )
}

function orderSummary(checkout: SandboxCheckout, total: string) {
  return html`<section class="summary" aria-label="Your order">
    <p class="eyebrow">Order ${checkout.orderNumber}</p>
    <h1>Pay ${total}</h1>
    <ul class="lines">
      ${checkout.lines.map(
        (line) => html`<li>
          <span class="title">${line.title}${line.variantTitle ? html`<small>${line.variantTitle}</small>` : ''}${
            line.quantity > 1 ? html`<small>${line.quantity} × ${money(line.unitPriceCents, checkout)}</small>` : ''
          }</span>
          <span class="amount">${money(line.quantity * line.unitPriceCents, checkout)}</span>
        </li>`,
      )}
    </ul>
    <p class="total"><span>Total</span> <span class="amount">${total}</span></p>
  </section>`
}

function buyerFields(fields: PayFields, errors: PayErrors) {
  return html`${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email' }, fields, errors)}
  ${field({ name: 'name', label: 'Name on card', type: 'text', autocomplete: 'cc-name' }, fields, errors)}
  <p class="small">You do not need a card number. No real money is charged in the sandbox.</p>`
}

function testOptions(fields: PayFields, errors: PayErrors) {
  const isTouched = errors.duplicates || errors.delay || errors.timing || errors.amount
  return html`<details ${isTouched ? 'open' : ''}>
    <summary>Test options</summary>
    ${field({ name: 'duplicates', label: 'Extra copies of the event', hint: '0 to 20', type: 'text', inputmode: 'numeric' }, fields, errors)}
    ${field({ name: 'delay', label: 'Delay in seconds', hint: '0 to 259200 (three days)', type: 'text', inputmode: 'numeric' }, fields, errors)}
    <fieldset>
      <legend>Send the event</legend>
      ${timing('before', 'before the browser returns to the shop', fields)}
      ${timing('after', 'after the browser has returned', fields)}
      ${error('timing', errors)}
    </fieldset>
    ${field({ name: 'amount', label: 'Charge a different amount', hint: 'Leave blank to charge the order total. Example: 12.50', type: 'text', inputmode: 'decimal' }, fields, errors)}
  </details>`
}

function timing(value: string, label: string, fields: PayFields) {
  const checked = fields.timing === value ? 'checked' : ''
  return html`<label class="choice"><input type="radio" name="timing" value="${value}" ${checked} /> ${label}</label>`
}

type Field = {
  name: keyof PayFields
  label: string
  type: 'text' | 'email'
  hint?: string
  autocomplete?: string
  inputmode?: string
}

function field(
  { name, label, type, hint, autocomplete = 'off', inputmode }: Field,
  fields: PayFields,
  errors: PayErrors,
) {
  const isFirstError = Object.keys(errors)[0] === name
  const describedBy = [hint ? `${name}-hint` : '', errors[name] ? `${name}-fault` : ''].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    <input id="${name}" name="${name}" type="${type}" value="${fields[name]}" autocomplete="${autocomplete}"
      inputmode="${inputmode ?? (type === 'email' ? 'email' : 'text')}"
      ${hint ? '' : 'required'} ${describedBy ? html`aria-describedby="${describedBy}"` : ''}
      ${errors[name] ? 'aria-invalid=true' : ''} ${isFirstError ? 'autofocus' : ''} />
    ${error(name, errors)}
  </div>`
}

function error(name: keyof PayFields, errors: PayErrors) {
  return errors[name]
    ? html`<p class="fault" id="${name}-fault"><span aria-hidden="true">▲</span> ${errors[name]}</p>`
    : ''
}

function retryHint() {
  return html`<br /><span class="small">Nothing was charged. You can try again or go back to the shop.</span>`
}

function summaryOf(errors: PayErrors): string {
  const count = Object.keys(errors).length
  if (count === 0) return ''
  return count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`
}

function money(cents: number, { currency }: Pick<SandboxCheckout, 'currency'>): string {
  return formatMoney(cents, { currency: currency.toUpperCase() })
}

type Content = ReturnType<typeof html>

function sandboxDocument(title: string, content: Content) {
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
