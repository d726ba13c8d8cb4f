/** Romanian adjectives, and what peoples are called, with their English ones. */
export const ADJECTIVES = `
big: mari; large: mari larg larga; small: mic mica mici marunt; tall, high: inalt inalta inalti inalte; low: jos joasa joase scund
short: scurt scurta scurti scurte scund; long: lung lunga lungi; deep: adanc adanca adanci adance; wide: lat lata larg larga; broad: lat
narrow: ingust ingusta inguste; thick: gros groasa grosi groase; thin: subtire subtiri slab; heavy: greu grea grei grele; hard: dur dura dificil greu
soft: moale moi; strong: puternic puternica puternici puternice; weak: slab slaba slabi slabe; fast: rapid rapida rapizi rapide repede iute
slow: lent lenta lente incet; new: nou noua noi noul; old: vechi veche batran batrana batrani batrane; young: tanar tanara tineri tinere
good: bun buna buni bune bine; bad: rea rai rele prost proasta; best: optim optima; beautiful: frumos frumoasa frumosi frumoase
expensive: scump scumpa scumpe; cheap: ieftin ieftina ieftine; free: liber libera liberi libere gratuit gratuita gratuite gratis
rich: bogat bogata bogati bogate; poor: sarac saraca saraci sarace; full: plin plina pline deplin integral; dirty: murdar murdara; cold: rece reci
round: rotund rotunda; square: patrat patrata; straight: drept dreapta; crooked: stramb; sharp: ascutit; whole: intreg intreaga intregi
half: jumatate; broken: stricat stricata defect defecta rupt; damaged: avariat deteriorat; dead: mort moarta morti; alive, living: viu vie vii
healthy: sanatos sanatoasa sanatosi; sick: bolnav bolnava bolnavi; ill: bolnav; happy: fericit fericita vesel; sad: trist trista
angry: suparat furios; brave: curajos viteaz; afraid: speriat; clever: istet destept inteligent; stupid: prost; wise: intelept; evil: malefic
cruel: crud; honest: cinstit onest; lazy: lenes; diligent: harnic; famous: celebru celebra faimos faimoasa vestit; unknown: necunoscut necunoscuta
important: important importanta importante importanti; main: principal principala principale; useful: util utila
dangerous: periculos periculoasa periculoase; safe: sigur sigura; secure: securizat; danger: pericol pericole; easy: usor facil
difficult: dificil dificila anevoios; simple: simplu simpla simple; complex: complex complexa; possible: posibil posibila; impossible: imposibil
real: real reala; true: adevarat adevarata; false: fals falsa false; right: corect corecta; wrong: gresit gresita eronat
error: eroare erori greseala greseli; similar: similar similara; normal: normal normala; common: comun comuna comune obisnuit; rare: rar rara rare
frequent: frecvent; strange: ciudat; unique: unic unica unice; single: singur singura unic; double: dublu dubla; multiple: multiplu multipla multiple
private: privat privata private; official: oficial oficiala oficiale; secret: secret secreta; national: national nationala nationale
international: international internationala internationale; global: global mondial mondiala; regional: regional regionala; federal: federal
urban: urban urbana urbane; rural: rural rurala rurale; external: extern externa externe; internal: intern interna interne; domestic: intern casnic
modern: modern moderna moderne; ancient: antic antica antice stravechi; medieval: medieval medievala medievale; contemporary: contemporan
traditional: traditional traditionala traditionale; popular: popular populara populare; folk: popular folcloric; political: politic politica politice
military: militar militara militare; economic: economic economica; social: social sociala sociale; financial: financiar financiara financiare
industrial: industrial industriala industriale; technical: tehnic tehnica tehnice; scientific: stiintific stiintifica
cultural: cultural culturala culturale; historical: istoric istorica istorice; literary: literar literara; passive: pasiv
available: disponibil disponibila disponibile; occupied: ocupata; valid: valabil valabila valid valida; invalid: invalid; expired: expirat expirata
current: actual actuala actuale curent curenta; former: fost fosta; previous: precedent precedenta anterior anterioara; next: urmator urmatoare viitor
future: viitor viitoare; final: final finala finale; initial: initial initiala; last: ultim ultima; first: intai; complete: completa
total: total totala totale; additional: suplimentar suplimentara; average: mediu medie medii; maximum: maxim maxima; minimum: minim minima
equal: egal egala egale; upper: superior superioara; lower: inferior inferioara; inner: interior interioara; outer: exterior exterioara
front: frontal; back: spate dos; near: aproape; far: departe indepartat; isolated: izolat izolata; hidden: ascuns ascunsa; visible: vizibil vizibila
transparent: transparent; bright: luminos stralucitor; dark: intunecat intunecata; loud: zgomotos; quiet: linistit linistita; silent: tacut
smooth: neted neteda; rough: aspru; solid: solid solida; liquid: lichid lichida lichide; pure: pur pura; mixed: mixt mixta mixte; natural: firesc
artificial: artificial artificiala; synthetic: sintetic sintetica; manual: manual manuala; automatic: automat automata automate
digital: digital digitala; electronic: electronic electronica electronice; mobile: mobil mobila; portable: portabil; online: online; remote: telemunca
single: necasatorit burlac; pregnant: insarcinata gravida; blind: orb oarba; deaf: surd; disabled: handicap dizabilitate; wooden: lemn
golden: aurit aurita; barefoot: descult; fat: gras grasa; slim: slab zvelt; blond: blond blonda; bald: chel; bearded: barbos; lonely: singuratic
jealous: gelos; guilty: vinovat vinovata vinovati; innocent: nevinovat nevinovata; responsible: responsabil responsabila responsabili
ready: gata pregatit; required: obligatoriu obligatorie obligatorii; mandatory: obligatoriu obligatorie; optional: optional optionala facultativ
allowed: permis permisa; forbidden: interzis interzisa interzise; permanent: permanent permanenta; temporary: temporar temporara; seasonal: sezonier
daily: zilnic zilnica; weekly: saptamanal saptamanala; yearly, annual: anual anuala; urgent: urgent urgenta urgente
overdue: restant restanta restante intarziat intarziata; unpaid: neplatit neplatita neplatite neachitat; paid: platit platita platite achitat achitata
lost: pierdut pierduta; missing: lipsa disparut; found: gasit gasita; restored: restaurat restaurata; protected: protejat protejata protejate
fortified: fortificat fortificata; ruined: ruinat; abandoned: abandonat abandonata abandonate parasit; navigable: navigabil; endemic: endemic endemica
dominant: dominant; superior: superior; noble: nobil; royal: regal regala; imperial: imperial imperiala; orthodox: ortodox ortodoxa ortodocsi ortodoxe
catholic: catolic catolica; jewish: evreu evreiesc evreii; muslim: musulman; christian: crestin crestina; protestant: protestant
european: european europeana; american: american americana americani; african: african; asian: asiatic; austrian: austriac; swiss: elvetian
belgian: belgian; transylvanian: ardelean transilvanean; moldavian: moldovean moldoveni; gypsy, roma: tigan rom romi; saxon: sas sasi sasesc
indian: indian; egyptian: egiptean; irish: irlandez; scottish: scotian; brazilian: brazilian; mexican: mexican; canadian: canadian
australian: australian; slovak: slovac; slovenian: sloven; lithuanian: lituanian; latvian: leton; estonian: eston
`;
