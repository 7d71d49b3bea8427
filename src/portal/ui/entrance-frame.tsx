import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { Logo } from '#platform/ui/logo.tsx'

/** The frame of the portal for those who are not signed in. */
export function EntranceFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="entrance">
        <header>
          <Logo name={company.name.value} />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
