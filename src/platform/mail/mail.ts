/** A letter as it leaves the house. */
export type Letter = { to: string; subject: string; text: string; html: string; messageId: string }

/** Sends one letter. Resolves once the provider has accepted it; throws when it has not. */
export type Mail = { send(letter: Letter): Promise<void> }
