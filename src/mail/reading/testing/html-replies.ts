/** How a mail program puts an answer in HTML: its own lines and the quoted mail. */
export type HtmlReply = (own: readonly string[], quoted: string) => string;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const divs = (own: readonly string[]): string => own.map((l) => `<div>${escaped(l) || '<br>'}</div>`).join('');
const breaks = (own: readonly string[]): string => own.map(escaped).join('<br>\n');
const outlookLines = (own: readonly string[]): string =>
  own.map((l) => `<p class="MsoNormal"><span lang="EN-GB">${escaped(l)}<o:p></o:p></span></p>`).join('\n');
const WROTE =
  'On Sun, 22 Nov 2026 at 10:00, Despatch 7K3F &lt;<a href="mailto:k5@games.example.org">k5@games.example.org</a>&gt; wrote:';
const HEADERS =
  '<b>From:</b> Despatch 7K3F &lt;k5@games.example.org&gt;<br><b>Sent:</b> Sunday, November 22, 2026 10:00 AM<br><b>To:</b> Anna<br><b>Subject:</b> [Despatch 7K3F] 22 AM';

/** Answers above the quoted mail. */
export const HTML_REPLIES: Readonly<Record<string, HtmlReply>> = {
  Gmail: (own, quoted) =>
    `<div dir="ltr">${divs(own)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${WROTE}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${quoted}</blockquote></div>`,
  'Gmail with a signature': (own, quoted) =>
    `<div dir="ltr">${divs(own)}<div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">Anna Berg<br>RESIGN</div></div><br><div class="gmail_quote"><div class="gmail_attr">${WROTE}</div><blockquote class="gmail_quote">${quoted}</blockquote></div>`,
  'Gmail app': (own, quoted) =>
    `<p dir="ltr">${breaks(own)}</p>\n<div class="gmail_quote">${WROTE}<br type="attribution"><blockquote class="quote" style="margin:0 0 0 .8ex">${quoted}</blockquote></div>`,
  'Apple Mail': (own, quoted) =>
    `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word;">${divs(own)}<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>${WROTE}</div><br class="Apple-interchange-newline"><div>${quoted}</div></blockquote></div><br></body></html>`,
  iPhone: (own, quoted) =>
    `<html><body dir="auto">${divs(own)}<div dir="ltr"><br>Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">${WROTE}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">\u200b${quoted}</div></blockquote></body></html>`,
  'Outlook desktop': (own, quoted) =>
    `<html><body lang="DE"><div class="WordSection1">${outlookLines(own)}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${HEADERS}<o:p></o:p></p></div></div><p class="MsoNormal">&nbsp;</p>${quoted}</div></body></html>`,
  'Outlook desktop, German': (own, quoted) =>
    `<html><body><div class=WordSection1>${outlookLines(own)}<div style='border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b>Von:</b> Despatch [mailto:k5@games.example.org] <br><b>Gesendet:</b> Sonntag, 22. November 2026 10:00<br><b>An:</b> Anna<br><b>Betreff:</b> 22 AM</p></div>${quoted}</div></body></html>`,
  'Outlook, with a line beside the quote': (own, quoted) =>
    `<div class="WordSection1">${outlookLines(own)}<div style="border:none;border-left:solid blue 1.5pt;padding:0cm 0cm 0cm 4.0pt"><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p>${HEADERS}</p></div></div>${quoted}</div></div>`,
  'Outlook on the web': (own, quoted) =>
    `<html><body dir="ltr"><div class="elementToProof" style="font-family: Aptos">${breaks(own)}</div><div id="Signature"><p>Anna Berg<br>RESIGN</p></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif">${HEADERS}</font><div>&nbsp;</div></div>${quoted}</body></html>`,
  'Outlook, new': (own, quoted) =>
    `<html><body><div>${breaks(own)}</div><div id="mail-editor-reference-message-container"><div>${quoted}</div></div></body></html>`,
  'Outlook mobile': (own, quoted) =>
    `<html><body><div dir="ltr">${divs(own)}</div><div id="ms-outlook-mobile-body-separator-line"><br></div><div id="ms-outlook-mobile-signature">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><div id="mail-editor-reference-message-container" class="ms-outlook-mobile-reference-message"><hr><div id="divRplyFwdMsg">${HEADERS}</div>${quoted}</div></body></html>`,
  'Hotmail, old': (own, quoted) =>
    `<div dir="ltr">${breaks(own)}<br><div><hr id="stopSpelling">${HEADERS}<br><br>${quoted}</div></div>`,
  'Outlook for Mac': (own, quoted) =>
    `<html><body>${divs(own)}<span id="OLK_SRC_BODY_SECTION"><div style="border-top:#b5c4df 1pt solid;padding:3pt 0in 0in">${HEADERS}</div>${quoted}</span></body></html>`,
  Yahoo: (own, quoted) =>
    `<html><body><div class="ydp1a2b3c4dyahoo-style-wrap">${divs(own)}<div><br></div></div><div id="ydp9yahoo_quoted_123" class="ydp9yahoo_quoted"><div><div>${WROTE}</div><div><br></div><div><div dir="ltr">${quoted}</div></div></div></div></body></html>`,
  'Yahoo, old': (own, quoted) =>
    `<div style="color:#000">${divs(own)}<div class="qtdSeparateBR"><br><br></div><div class="yahoo_quoted" style="display: block;"><div style="font-size: 13px;">${WROTE}</div><div class="y_msg_container">${quoted}</div></div></div>`,
  Proton: (own, quoted) =>
    `<div style="font-family: Arial">${divs(own)}</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-user">Anna<br>RESIGN</div><div class="protonmail_signature_block-proton">Sent with <a>Proton Mail</a> secure email.</div></div><div class="protonmail_quote">${WROTE}<br><blockquote class="protonmail_quote" type="cite">${quoted}</blockquote><br></div>`,
  Thunderbird: (own, quoted) =>
    `<html><body><p>${breaks(own)}</p><div class="moz-cite-prefix">On 22/11/2026 10:00, Despatch wrote:<br></div><blockquote type="cite" cite="mid:1@games.example.org">${quoted}</blockquote><pre class="moz-signature" cols="72">-- \nAnna\nRESIGN</pre></body></html>`,
  'Thunderbird, below': (own, quoted) =>
    `<html><body><div class="moz-cite-prefix">On 22/11/2026 10:00, Despatch wrote:<br></div><blockquote type="cite" cite="mid:1@games.example.org">${quoted}</blockquote><p>${breaks(own)}</p></body></html>`,
  Zimbra: (own, quoted) =>
    `<html><body><div style="font-family: arial">${divs(own)}<br><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__">${HEADERS}</div><br><div data-marker="__QUOTED_TEXT__">${quoted}</div></div></body></html>`,
  Samsung: (own, quoted) =>
    `<html><body dir="auto">${divs(own)}<div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px">Sent from my Galaxy</div></div><div dir="auto"><br></div><div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- Original message --------</div><div>From: Despatch &lt;k5@games.example.org&gt; </div><div>Date: 22/11/2026  10:00  (GMT+01:00) </div><div>To: anna@example.org </div><div>Subject: 22 AM </div><div><br></div></div>${quoted}</body></html>`,
  'K-9': (own, quoted) =>
    `<!DOCTYPE html><html><body><div dir="auto">${breaks(own)}</div><br><br><div class="gmail_quote"><div dir="auto">On November 22, 2026 10:00:00 AM GMT+01:00, Despatch &lt;k5@games.example.org&gt; wrote:</div><blockquote class="gmail_quote" style="margin: 0pt 0pt 0pt 0.8ex;">${quoted}</blockquote></div></body></html>`,
  GMX: (own, quoted) =>
    `<html><body><div style="font-family: Verdana">${divs(own)}<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Sonntag, 22. November 2026 um 10:00 Uhr<br/><b>Von:</b>&nbsp;Despatch<br/><b>An:</b>&nbsp;anna@example.org<br/><b>Betreff:</b>&nbsp;22 AM</div><div name="quoted-content">${quoted}</div></div></div></body></html>`,
  Roundcube: (own, quoted) =>
    `<html><body>${divs(own)}<p id="reply-intro">On 2026-11-22 10:00, Despatch wrote:</p><blockquote type="cite" style="padding: 0 0.4em; border-left: #1010ff 2px solid; margin: 0">${quoted}</blockquote></body></html>`,
  'Mail.ru': (own, quoted) =>
    `<HTML><BODY>${divs(own)}<br><blockquote style="border-left:1px solid #0857A6;margin:10px;padding:0 0 0 10px;">Воскресенье, 22 ноября 2026, 10:00 +03:00 от Despatch &lt;k5@games.example.org&gt;:<br>${quoted}</blockquote></BODY></HTML>`,
  Yandex: (own, quoted) =>
    `${divs(own)}<div> </div><div>22.11.2026, 10:00, "Despatch" &lt;k5@games.example.org&gt;:</div><blockquote>${quoted}</blockquote>`,
  Spark: (own, quoted) =>
    `<html><body><div name="messageBodySection">${divs(own)}</div><div name="messageSignatureSection"></div><div name="messageReplySection">On 22 Nov 2026 at 10:00 +0100, Despatch &lt;k5@games.example.org&gt;, wrote:<br><blockquote type="cite" class="spark_quote">${quoted}</blockquote></div></body></html>`,
  'Spark, signed': (own, quoted) =>
    `<html><body><div name="messageBodySection">${divs(own)}</div><div name="messageSignatureSection">Anna<br>RESIGN</div><div name="messageReplySection">On 22 Nov 2026 at 10:00 +0100, Despatch, wrote:<br><blockquote type="cite" class="spark_quote">${quoted}</blockquote></div></body></html>`,
  Airmail: (own, quoted) =>
    `<html><body><div id="bloop_customfont">${divs(own)}</div><div id="bloop_sign_14" class="bloop_sign">RESIGN</div><p class="airmail_on">On 22 November 2026 at 10:00:00, Despatch (k5@games.example.org) wrote:</p><blockquote type="cite" class="clean_bq">${quoted}</blockquote></body></html>`,
  Edison: (own, quoted) =>
    `<html><body><div id="edo-message">${divs(own)}</div><div id="edo-signature">RESIGN</div><div id="edo-original"><div>On Nov 22, 2026 at 10:00 AM, Despatch &lt;k5@games.example.org&gt; wrote:</div>${quoted}</div></body></html>`,
  'Windows Mail': (own, quoted) =>
    `<body dir="ltr"><div data-externalstyle="false" dir="ltr">${divs(own)}<div data-signatureblock="true"><div><br></div></div><div style="padding-top: 5px; border-top-color: rgb(229, 229, 229); border-top-width: 1px; border-top-style: solid;"><div><font><b>От:</b>&nbsp;<a href="mailto:k5@games.example.org">Despatch</a><br><b>Отправлено:</b>&nbsp;воскресенье, 22 ноября 2026 г. 10:00<br><b>Кому:</b>&nbsp;<a href="mailto:anna@example.org">Anna</a></font></div></div><div><br></div>${quoted}</div></body>`,
  'Outlook 2003': (own, quoted) =>
    `<div class=Section1>${own.map((l) => `<p class=MsoNormal><font size=2><span>${l}<o:p></o:p></span></font></p>`).join('')}<div><div class=MsoNormal align=center><font size=3><span><hr size=3 width="100%" align=center tabindex=-1></span></font></div><p class=MsoNormal><b>From:</b><font>\nDespatch [mailto:k5@games.example.org] <br>\n<b>Sent:</b> Sunday, November 22, 2026\n10:00<br><b>To:</b> Anna<br><b>Subject:</b> 22 AM</font></p></div>${quoted}</div>`,
  AOL: (own, quoted) =>
    `<font color='black'>${breaks(own)}<br><br><div>-----Original Message-----<br>\nFrom: Despatch &lt;k5@games.example.org&gt;<br>\nTo: anna &lt;anna@example.org&gt;<br>\nSent: Sun, Nov 22, 2026 10:00 am<br>\nSubject: 22 AM<br><br><div id="AOLMsgPart_0_4d">${quoted}</div></div></font>`,
  'one header below a line': (own, quoted) =>
    `${divs(own)}<div><hr/><div><font><b>From: k5@games.example.org</b> <b>Date: Sun, 22 Nov 2026 10:00:00 +0100</b></font></div>${quoted}</div>`,
  QQ: (own, quoted) =>
    `${divs(own)}<div><includetail><div>&nbsp;</div><div style="font-size: 12px;"><div>------------------&nbsp;原始邮件&nbsp;------------------</div><div>发件人: "Despatch" &lt;k5@games.example.org&gt;;</div><div>发送时间: 2026年11月22日(星期天) 上午10:00</div><div>收件人: anna@example.org</div><div>主题: 22 AM</div></div>${quoted}</includetail></div>`,
  Zoho: (own, quoted) =>
    `<div>${divs(own)}</div><div class="zmail_extra" style="border-top: 1px solid"><div>---- On Sun, 22 Nov 2026 10:00:00 +0100 <b>Despatch &lt;k5@games.example.org&gt;</b> wrote ---</div><blockquote>${quoted}</blockquote></div>`,
  Fastmail: (own, quoted) =>
    `<!DOCTYPE html><html><body>${divs(own)}<div><br></div><div>On Sun, Nov 22, 2026, at 10:00 AM, Despatch wrote:</div><blockquote type="cite" id="qt">${quoted}</blockquote></body></html>`,
  Evolution: (own, quoted) =>
    `<html><body>${divs(own)}<div>On Sun, 2026-11-22 at 10:00 +0100, Despatch wrote:</div><blockquote type="cite" style="margin:0 0 0 .8ex; border-left:2px #729fcf solid;padding-left:1ex">${quoted}</blockquote></body></html>`,
};

/** Answers between the quoted parts of a mail. */
export const HTML_INLINE: Readonly<Record<string, (above: string, own: readonly string[], below: string) => string>> = {
  Gmail: (above, own, below) =>
    `<div dir="ltr"><div class="gmail_quote"><div class="gmail_attr">${WROTE}<br></div><blockquote class="gmail_quote">${above}</blockquote>${divs(own)}<blockquote class="gmail_quote">${below}</blockquote></div></div>`,
  'Apple Mail': (above, own, below) =>
    `<body><div><blockquote type="cite"><div>${WROTE}</div><br><div>${above}</div></blockquote>${divs(own)}<blockquote type="cite"><div>${below}</div></blockquote></div></body>`,
  Thunderbird: (above, own, below) =>
    `<body><div class="moz-cite-prefix">On 22/11/2026 10:00, Despatch wrote:<br></div><blockquote type="cite">${above}</blockquote><p>${breaks(own)}</p><blockquote type="cite">${below}</blockquote></body>`,
  Proton: (above, own, below) =>
    `<div class="protonmail_quote">${WROTE}<br><blockquote class="protonmail_quote" type="cite">${above}</blockquote>${divs(own)}<blockquote class="protonmail_quote" type="cite">${below}</blockquote></div>`,
};

/** Mails that are sent on, with the writer's words above. */
export const HTML_FORWARDS: Readonly<Record<string, HtmlReply>> = {
  Gmail: (own, quoted) =>
    `<div dir="ltr">${divs(own)}<br><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Despatch</b> <span>&lt;k5@games.example.org&gt;</span><br>Date: Sun, 22 Nov 2026 at 10:00<br>Subject: 22 AM<br>To: Tom<br></div><br><br>${quoted}</div></div>`,
  'Apple Mail': (own, quoted) =>
    `<body>${divs(own)}<div><br><blockquote type="cite"><div>Begin forwarded message:</div><br><div><b>From: </b>Despatch &lt;k5@games.example.org&gt;<br></div><div><b>Subject: </b>22 AM</div><div><b>Date: </b>22 November 2026 at 10:00:00 CET</div><div><b>To: </b>Tom</div><br><div>${quoted}</div></blockquote></div></body>`,
  Thunderbird: (own, quoted) =>
    `<body><p>${breaks(own)}</p><div class="moz-forward-container">-------- Forwarded Message --------<table class="moz-email-headers-table"><tr><th>Subject: </th><td>22 AM</td></tr><tr><th>From: </th><td>Despatch</td></tr></table><br>${quoted}</div></body>`,
  'Outlook on the web': (own, quoted) =>
    `<body><div>${breaks(own)}</div><div id="appendonsend"></div><hr tabindex="-1"><div id="divRplyFwdMsg">${HEADERS}</div>${quoted}</body>`,
  Proton: (own, quoted) =>
    `<div>${divs(own)}</div><div class="protonmail_quote">------- Forwarded Message -------<br>From: Despatch &lt;k5@games.example.org&gt;<br>Date: On Sunday, November 22nd, 2026 at 10:00<br>Subject: 22 AM<br>To: Tom<br><br><blockquote class="protonmail_quote" type="cite">${quoted}</blockquote><br></div>`,
  Yahoo: (own, quoted) =>
    `<div class="yahoo-style-wrap">${divs(own)}</div><div class="yahoo_quoted"><div>----- Forwarded Message -----</div><div><b>From:</b> Despatch &lt;k5@games.example.org&gt;</div><div><b>To:</b> Tom</div><div><b>Sent:</b> Sunday 22 November 2026</div><div><b>Subject:</b> 22 AM</div>${quoted}</div>`,
};
