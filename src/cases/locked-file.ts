/** What is said of a file with a password: at its upload, and as the reason why it is sent back afterwards. */
export const passwordProtected = 'This file is protected by a password. Please remove it and send the file again.'
