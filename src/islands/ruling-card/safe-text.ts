/**
 * A name for one line of chat: no line breaks, control characters, half characters or marks that reverse the text
 * around them; @ and # call nobody and nothing, and no address becomes a link.
 */
export const tame = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[@#]|:(?=\/\/)|(?<=www)\./gi, '$&\u200b')
    .trim();

/** The same text in Markdown: whatever could be markup there, HTML and entities included, is escaped. */
export const inMarkdown = (text: string): string => text.replace(/[\\`*_~|<>[\](){}#+\-.!&:/=^$]/g, '\\$&');

/** An address that stays one between angle brackets and on a line of its own. */
export const address = (link: string): string => link.replace(/[\s<>]/g, encodeURIComponent);
