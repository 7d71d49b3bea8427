import type { ReactNode } from 'react'
import { firmName } from '#content/firm-name.ts'
import { Logo } from '#design/page/logo.tsx'

export function SignInLayout({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className={className}>
        <header>
          <Logo name={firmName} />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
