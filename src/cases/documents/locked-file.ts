/**
 * Error shown when a client uploads a file protected by a password. If this is detected only after the upload, the
 * document is rejected and this text is the reason.
 */
export const passwordProtected = 'This file is protected by a password. Please remove it and send the file again.'
