export const sandboxCss = `
:root { --ink: #1b1f3b; --soft: #565b78; --line: #d5d8e6; --mist: #eef0f8; --deep: #2b2f77; --paper: #fff; --bad: #a3123a }
* { box-sizing: border-box }
html { color-scheme: light }
body { margin: 0; min-height: 100vh; background: var(--mist); color: var(--ink);
  font: 1rem/1.5 ui-rounded, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between;
  padding: .875rem max(1rem, calc(50vw - 30rem)); background: var(--deep); color: #fff }
.brand { font-weight: 700; font-size: 1.125rem }
.label { padding: .125rem .75rem; border-radius: 1rem; background: #ffd65c; color: #2a2100; font-size: .875rem; font-weight: 600 }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0 0 1.5rem; font-size: 2rem; line-height: 1.2; letter-spacing: -.01em; overflow-wrap: anywhere }
h2 { margin: 0 0 1rem; font-size: 1.25rem }
p { margin: 0 0 1rem }
.split { display: grid; gap: 2rem }
.summary, .panel { min-width: 0 }
.panel { padding: 1.5rem; border: 1px solid var(--line); border-radius: 14px; background: var(--paper) }
.notice { max-width: 34rem; margin: 2rem auto }
.eyebrow { margin: 0; color: var(--soft) }
.lines { margin: 0; padding: 0; list-style: none }
.lines li, .total { display: flex; gap: 1rem; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid var(--line) }
.title { min-width: 0; overflow-wrap: anywhere }
.lines small { display: block; color: var(--soft); font-size: .875rem }
.amount { white-space: nowrap; font-variant-numeric: tabular-nums }
.total { border: 0; font-weight: 700; font-size: 1.125rem }
.small, .hint { color: var(--soft); font-size: .875rem }
.hint { margin: 0 0 .25rem }
.field { margin: 0 0 1rem }
label, legend { font-weight: 600 }
.field label { display: block }
input:not([type=radio]) { width: 100%; min-height: 2.875rem; padding: .5rem .75rem; border: 1px solid #7d82a0; border-radius: 8px;
  background: #fff; color: inherit; font: inherit }
input[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad) }
.fault { margin: .25rem 0 0; color: var(--bad); font-size: .875rem; font-weight: 600 }
.alert { padding: .75rem 1rem; border-left: 4px solid var(--bad); border-radius: 6px; background: #fdeef2; color: #6d0a26; font-weight: 600 }
.alert .small { color: inherit; font-weight: 400 }
button, .button { display: inline-flex; align-items: center; justify-content: center; width: 100%; min-height: 2.875rem; padding: .5rem 1rem;
  border: 1px solid #7d82a0; border-radius: 8px; background: #fff; color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
button:hover, .button:hover { border-color: var(--deep); background: var(--mist) }
.pay { border-color: var(--deep); background: var(--deep); color: #fff }
.pay:hover { background: #1d2059 }
:focus-visible { outline: 3px solid #5a61e8; outline-offset: 2px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin: .75rem 0 1.5rem }
details { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px dashed #7d82a0; border-radius: 8px }
summary { min-height: 1.5rem; font-weight: 600; cursor: pointer }
details[open] summary { margin-bottom: 1rem }
fieldset { margin: 0 0 1rem; padding: 0; border: 0 }
.choice { display: flex; gap: .625rem; align-items: center; min-height: 2.25rem; font-weight: 400 }
.choice input { width: 1.125rem; height: 1.125rem; flex: none; accent-color: var(--deep) }
@media (min-width: 48rem) {
  main { padding-top: 3.5rem }
  .split { grid-template-columns: 1fr 26rem; gap: 3.5rem }
  h1 { font-size: 2.5rem }
}
`
