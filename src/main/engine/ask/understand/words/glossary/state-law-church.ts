/** Romanian words for state, war, law and church, with their English ones. */
export const STATE_LAW_CHURCH = `
kingdom: regat regate; empire: imperiu imperii; republic: republica republici; monarchy: monarhie; principality: principat principate
union: uniuni unire; government: guvern guverne guvernul; ministry: ministerul; senate: senat; constitution: constitutie; democracy: democratie
dictatorship: dictatura; dictator: dictator; politics: politica; politician: politician politicieni; policy: politica strategie; election: alegere
voter: alegator alegatori; mandate: mandat mandate mandatul; term: mandat; candidate: candidatura candideaza; campaign: campanie campanii
opposition: opozitie; coalition: coalitie; reform: reforma reforme; revolution: revolutie revolutii; revolt: revolta revolte rascoala rascoale
uprising: rascoala rascoale; rebel: rasculat rebel; independence: independenta; freedom: libertate libertati; peace: pace pacii; troop: trupe
soldier: soldat soldati militar militari; officer: ofiter ofiteri; commander: comandant comandanti; command, commanded: comanda comandat
colonel: colonel colonei; major: maior; lieutenant: locotenent; sergeant: sergent; admiral: amiral; regiment: regiment regimente
division: divizie divizii; unit: unitatea; enemy: inamic inamici vrajmas; conquest: cucerire; invasion: invazie; surrender: capitulare
victory: biruinta; captive: captiv; camp: tabara tabere lagar; front: front; ruler: suveran; monarch: monarh suveran; throne: tron tronul
crown: coronita; dynasty: dinastie dinastii; baron: baron; lord: lord; knight: cavaler cavaleri; sultan: sultan sultani; pasha: pasa
chancellor: cancelar; predecessor: predecesor predecesori inaintas; coronation: incoronare; exile: exil exilat; abdicate: abdica abdicat
law: legi legislatie; rule: regulament; regulation: regulament regulamente reglementare; decree: decret decrete; ordinance: ordonanta
code: cod coduri codul; article: articolul; right: drepturile; justice: justitie dreptate; court: curte; trial: judecata; case: spete
sentence: sentinta sentinte pedeapsa; verdict: verdict; appeal: apel recurs; crime: infractiune infractiuni delict faradelege
criminal: penal penala infractor infractori; civil: civil civila; murder: omucidere; theft: furt furturi; robbery: jaf talharie
fraud: frauda escrocherie; bribe: mita; corruption: coruptie; arrest: arestari; prison: penitenciar; sentence: condamnari; punishment: pedeapsa
guilt: vina vinovatie; suspect: suspecta; witness: marturie; oath: juramant; testimony: marturie; plaintiff: reclamant reclamanti
defendant: parat parati inculpat; judge: judecat judeca; jury: juriu; contract: conventie; clause: clauza clauze; will: testament vointa
dowry: zestre zestrea; guardian: tutore tutori; custody: custodie; adoption: adoptii; divorce: divorteaza; fine: amenzii contraventie
police: politiei; investigation: ancheta anchete cercetare; investigate: ancheteaza; religion: credinta; faith: credinta; god: dumnezeu divinitate
angel: inger ingeri; devil: drac diavol; demon: demon; soul: suflet suflete; spirit: spirit duh; heaven: rai cer; hell: iad; sin: pacat pacate
prayer: rugaciune rugaciuni; service: slujba slujbe; bible: biblie biblia; gospel: evanghelie evanghelii; psalm: psalm psalmi
martyr: martir martiri mucenic; prophet: profet profeti; apostle: apostol apostoli; christian: crestini; orthodoxy: ortodoxie; islam: islam
judaism: iudaism; buddhism: budism; patron saint: hram; feast: hram praznic; fast: post; metropolitan: mitropolit mitropoliti; patriarch: patriarh
archbishop: arhiepiscop; cardinal: cardinal; abbot: staret egumen; deacon: diacon; deanery: protopopiat; dean: protopop; archpriest: protopop
cantor: dascal; believer: credincios credinciosi enorias enoriasi; parishioner: enorias enoriasi; pilgrim: pelerin; pilgrimage: pelerinaj
relic: moaste relicva; icon: icoanele; iconostasis: iconostas catapeteasma; nave: naos; narthex: pronaos; bell tower: clopotnita; spire: turla turle
godparent: nas nasi; wedding: nuntit; baptize, baptized: boteaza botezat; bury, buried: inhumat; confession: confesiune spovedanie
denomination: confesiune cult culte; diplomat: diplomat diplomati; consulate: consulat; administration: administratie
administrative: administrativ administrativa; council: consiliu consilii; councillor: consilier consilieri; committee: comitet comitete
office: oficiu oficii; officer: functionarul; prefect: prefect prefecti; prefecture: prefectura; town hall: primaria; census: recensamant
resident: rezident rezidenti; household: gospodarie gospodarii; ethnic: etnic etnica etnie; minority: minoritate; majority: majoritate
origin: origine obarsie provenienta; nationality: natie; language: graiuri; slavery: sclavie robie; serf: iobag rob; emancipate: dezrobit
nobility: nobilime; class: patura; elite: elita; tax: dare bir; liturgy: liturghie liturghii
`;
